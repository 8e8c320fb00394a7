// Written by `npm run generate` from schemas/native.json. Do not edit.
import type { Contract } from './types'

/** Functions that the page may call. */
export const nativeFunctions = {
 "getUserInfo": {
  "kind": "info",
  "args": {
   "type": "object",
   "properties": {}
  },
  "answer": {
   "type": "object",
   "properties": {
    "uid": {
     "type": "string"
    },
    "token": {
     "type": "string"
    },
    "nikeName": {
     "type": "string"
    }
   },
   "required": [
    "uid",
    "token"
   ]
  }
 },
 "getUserDeviceInfo": {
  "kind": "info",
  "args": {
   "type": "object",
   "properties": {}
  },
  "answer": {
   "type": "object",
   "properties": {
    "code": {
     "type": "integer"
    },
    "msg": {
     "type": "string"
    },
    "res": {
     "type": "object",
     "properties": {
      "version": {
       "type": "string"
      },
      "versionCode": {
       "type": "integer"
      },
      "deviceId": {
       "type": "string"
      },
      "phoneModel": {
       "type": "string"
      },
      "systemVersion": {
       "type": "string"
      },
      "language": {
       "type": "string"
      }
     }
    }
   },
   "required": [
    "res"
   ]
  }
 },
 "getDeviceInfo": {
  "kind": "info",
  "args": {
   "type": "object",
   "properties": {}
  },
  "answer": {
   "type": "object",
   "properties": {
    "code": {
     "type": "integer"
    },
    "msg": {
     "type": "string"
    },
    "res": {
     "type": "object",
     "properties": {
      "version": {
       "type": "string"
      },
      "versionCode": {
       "type": "integer"
      }
     }
    }
   },
   "required": [
    "res"
   ]
  }
 },
 "hasNativeMethod": {
  "kind": "info",
  "args": {
   "type": "object",
   "properties": {
    "name": {
     "type": "string"
    }
   },
   "required": [
    "name"
   ]
  },
  "answer": {
   "type": "boolean"
  }
 },
 "setTabBar": {
  "kind": "shell",
  "args": {
   "type": "object",
   "properties": {
    "isShow": {
     "type": "boolean"
    }
   },
   "required": [
    "isShow"
   ]
  }
 },
 "hiddenBackButton": {
  "kind": "shell",
  "args": {
   "type": "object",
   "properties": {
    "isHidden": {
     "type": "boolean"
    }
   },
   "required": [
    "isHidden"
   ]
  }
 },
 "closeWebViewPage": {
  "kind": "shell",
  "args": {
   "type": "object",
   "properties": {}
  }
 },
 "closeWebview": {
  "kind": "shell",
  "args": {
   "type": "object",
   "properties": {}
  }
 },
 "stopLoading": {
  "kind": "shell",
  "args": {
   "type": "object",
   "properties": {}
  }
 },
 "changeWebViewBackgroundAlpha": {
  "kind": "shell",
  "args": {
   "type": "object",
   "properties": {
    "alpha": {
     "type": "number"
    }
   },
   "required": [
    "alpha"
   ]
  }
 },
 "toAppShow": {
  "kind": "shell",
  "args": {
   "type": "object",
   "properties": {}
  }
 },
 "onAppTaskRoute": {
  "kind": "shell",
  "args": {
   "type": "object",
   "properties": {
    "route": {
     "type": "string"
    }
   },
   "required": [
    "route"
   ]
  }
 },
 "jumpToFamily": {
  "kind": "navigate",
  "args": {
   "type": "object",
   "properties": {
    "familyId": {
     "type": "string"
    }
   },
   "required": [
    "familyId"
   ]
  }
 },
 "jumpToUser": {
  "kind": "navigate",
  "args": {
   "type": "object",
   "properties": {
    "uid": {
     "type": "string"
    }
   },
   "required": [
    "uid"
   ]
  }
 },
 "jumpToRoom": {
  "kind": "navigate",
  "args": {
   "type": "object",
   "properties": {
    "rid": {
     "type": "string"
    }
   },
   "required": [
    "rid"
   ]
  }
 },
 "jumpToStore": {
  "kind": "navigate",
  "args": {
   "type": "object",
   "properties": {
    "index": {
     "type": "integer"
    }
   }
  }
 },
 "jumpToUserStore": {
  "kind": "navigate",
  "args": {
   "type": "object",
   "properties": {
    "index": {
     "type": "integer"
    }
   }
  }
 },
 "jumpToWallet": {
  "kind": "navigate",
  "args": {
   "type": "object",
   "properties": {
    "index": {
     "type": "integer"
    }
   }
  }
 },
 "jumpToTab": {
  "kind": "navigate",
  "args": {
   "type": "object",
   "properties": {
    "tab": {
     "type": "string"
    }
   },
   "required": [
    "tab"
   ]
  }
 },
 "jumpToFriend": {
  "kind": "navigate",
  "args": {
   "type": "object",
   "properties": {}
  }
 },
 "jumpToWelfare": {
  "kind": "navigate",
  "args": {
   "type": "object",
   "properties": {}
  }
 },
 "jumpToGames": {
  "kind": "navigate",
  "args": {
   "type": "object",
   "properties": {
    "type": {
     "type": "integer"
    },
    "gid": {
     "type": "string"
    }
   },
   "required": [
    "type"
   ]
  }
 },
 "gotoBroadcast": {
  "kind": "navigate",
  "args": {
   "type": "object",
   "properties": {}
  }
 },
 "startBySchema": {
  "kind": "navigate",
  "args": {
   "type": "object",
   "properties": {
    "target": {
     "type": "string"
    },
    "tab": {
     "type": "string"
    },
    "uid": {
     "type": "string"
    },
    "index": {
     "type": "integer"
    },
    "familyId": {
     "type": "string"
    },
    "gid": {
     "type": "string"
    }
   },
   "required": [
    "target"
   ]
  }
 },
 "openThirdApp": {
  "kind": "navigate",
  "args": {
   "type": "object",
   "properties": {
    "app": {
     "type": "string"
    }
   },
   "required": [
    "app"
   ]
  }
 },
 "appShare": {
  "kind": "share",
  "args": {
   "type": "object",
   "properties": {
    "type": {
     "type": "integer"
    },
    "text": {
     "type": "string"
    },
    "tips": {
     "type": "string"
    }
   },
   "required": [
    "type",
    "text"
   ]
  },
  "answer": {
   "type": "object",
   "properties": {
    "code": {
     "type": "integer"
    },
    "msg": {
     "type": "string"
    },
    "res": {
     "type": "object",
     "properties": {
      "type": {
       "type": "integer"
      },
      "text": {
       "type": "string"
      },
      "tips": {
       "type": "string"
      }
     },
     "required": [
      "type",
      "text"
     ]
    }
   },
   "required": [
    "res"
   ]
  }
 },
 "createRoomSuccess": {
  "kind": "shell",
  "args": {
   "type": "object",
   "properties": {
    "rid": {
     "type": "string"
    }
   },
   "required": [
    "rid"
   ]
  }
 },
 "chooseImage": {
  "kind": "choose",
  "args": {
   "type": "object",
   "properties": {
    "count": {
     "type": "integer"
    },
    "sizeType": {
     "type": "string"
    },
    "mp4Enabled": {
     "type": "boolean"
    },
    "ts": {
     "type": "integer"
    }
   }
  },
  "answer": {
   "type": "array",
   "items": {
    "additionalProperties": true
   }
  },
  "gate": {
   "ios": "1.3.14",
   "androidAbove": 89
  }
 },
 "uploadFile": {
  "kind": "upload",
  "args": {
   "type": "object",
   "properties": {
    "images": {
     "type": "array",
     "items": {
      "additionalProperties": true
     }
    }
   },
   "required": [
    "images"
   ]
  },
  "answer": {
   "type": "array",
   "items": {
    "type": "object",
    "properties": {
     "url": {
      "type": "string"
     }
    },
    "required": [
     "url"
    ]
   }
  },
  "gate": {
   "ios": "1.3.14",
   "androidAbove": 89
  }
 }
} as const

/** The functions that pages may call, with their arguments. */
export type NativeCalls = { [Name in keyof typeof nativeFunctions]: Contract['native'][Name]['args'] }

/** Functions of the page that the app may call. */
export const nativeEvents = {
 "onProgress": {
  "kind": "event",
  "args": {
   "type": "object",
   "properties": {
    "type": {
     "type": "integer"
    },
    "progress": {
     "type": "number"
    }
   },
   "required": [
    "type"
   ]
  }
 },
 "onTransparentView": {
  "kind": "event",
  "args": {
   "type": "object",
   "properties": {
    "isOpen": {
     "type": "boolean"
    }
   },
   "required": [
    "isOpen"
   ]
  }
 },
 "onResume": {
  "kind": "event",
  "args": {
   "type": "object",
   "properties": {}
  }
 },
 "onBackButton": {
  "kind": "event",
  "args": {
   "type": "object",
   "properties": {}
  },
  "answer": {
   "type": "object",
   "properties": {
    "isHandled": {
     "type": "boolean"
    }
   },
   "required": [
    "isHandled"
   ]
  }
 }
} as const

// Written by `npm run generate` from pages/, markets/ and schemas/. Do not edit.
import type { RouteModule } from '@pagewright/engine/site'

const page = {
 "title": "guild.home.title",
 "needs": {
  "guild": {
   "when": {
    "user.guild_id": {
     "exists": true
    }
   },
   "otherwise": "guild.none",
   "action": {
    "do": "link",
    "label": "guild.list.title",
    "tone": "primary",
    "to": "/guild/list"
   }
  }
 },
 "opened": {
  "tabs": {
   "call": "setTabBar",
   "args": {
    "isShow": true
   },
   "when": {
    "host.isApp": true
   }
  },
  "back": {
   "call": "hiddenBackButton",
   "args": {
    "isHidden": true
   },
   "when": {
    "host.isApp": true
   }
  }
 },
 "blocks": {
  "banners": {
   "block": "carousel",
   "title": "guild.banners",
   "rows": "POST /web/guild/banner",
   "key": "row.id",
   "image": "row.image_url",
   "name": "row.name",
   "actions": {
    "recharge": {
     "do": "link",
     "label": "recharge.title",
     "when": {
      "row.target": "recharge"
     },
     "to": "/app-recharge"
    },
    "questions": {
     "do": "link",
     "label": "recharge.faq",
     "when": {
      "row.target": "questions"
     },
     "to": "/app-recharge/faq"
    },
    "create": {
     "do": "link",
     "label": "guild.create.title",
     "when": {
      "row.target": "create",
      "user.guild_id": {
       "exists": false
      }
     },
     "to": "/guild/create"
    },
    "invite": {
     "do": "link",
     "label": "guild.invite.title",
     "when": {
      "row.target": "invite",
      "user.guild_role": "owner"
     },
     "to": "/guild/invite"
    }
   }
  },
  "guild": {
   "block": "record",
   "call": "POST /web/guild/info",
   "body": {
    "gid": {
     "from": "user.guild_id"
    }
   },
   "look": "hero",
   "image": "row.cover",
   "name": "row.name",
   "cells": {
    "members": {
     "label": "guild.members",
     "value": "row.member_number",
     "format": "count",
     "big": true
    },
    "role": {
     "label": "guild.role",
     "value": "row.role",
     "words": {
      "owner": "role.owner",
      "admin": "role.admin",
      "member": "role.member"
     },
     "when": {
      "row.role": {
       "exists": true
      }
     }
    },
    "country": {
     "label": "guild.country",
     "value": "row.country_name"
    }
   },
   "lines": {
    "id": {
     "label": "guild.id",
     "value": "row.gid",
     "format": "id",
     "copy": true
    },
    "owner": {
     "label": "guild.owner",
     "value": "row.admin_info.nickname"
    },
    "since": {
     "label": "guild.since",
     "value": "row.created_at",
     "format": "date",
     "when": {
      "row.created_at": {
       "exists": true
      }
     }
    }
   },
   "actions": {
    "family": {
     "do": "native",
     "label": "inApp.family",
     "icon": "heart-handshake",
     "when": {
      "row.admin_info.family_id": {
       "exists": true,
       "not": "0"
      }
     },
     "call": "startBySchema",
     "args": {
      "target": "family",
      "familyId": {
       "from": "row.admin_info.family_id"
      }
     }
    }
   }
  },
  "ways": {
   "block": "links",
   "look": "grid",
   "links": {
    "console": {
     "do": "link",
     "label": "guild.console.title",
     "icon": "crown",
     "when": {
      "user.guild_role": {
       "in": [
        "owner",
        "admin"
       ]
      }
     },
     "count": "data.guild.apply_total",
     "to": "/guild/console"
    },
    "members": {
     "do": "link",
     "label": "guild.member.title",
     "icon": "users-round",
     "when": {
      "user.guild_role": {
       "in": [
        "owner",
        "admin"
       ]
      }
     },
     "to": "/guild/member"
    },
    "data": {
     "do": "link",
     "label": "data.title",
     "icon": "chart-no-axes-combined",
     "to": "/guild/data-center"
    },
    "personal": {
     "do": "link",
     "label": "personal.title",
     "icon": "mic-vocal",
     "to": "/guild/personal-center"
    },
    "others": {
     "do": "link",
     "label": "guild.list.title",
     "icon": "search",
     "to": "/guild/list"
    }
   }
  },
  "app": {
   "block": "links",
   "title": "inApp.title",
   "look": "grid",
   "when": {
    "host.isApp": true
   },
   "links": {
    "open": {
     "do": "native",
     "label": "inApp.guild",
     "icon": "smartphone",
     "call": "startBySchema",
     "args": {
      "target": "group",
      "gid": {
       "from": "user.guild_id"
      }
     }
    },
    "inviteBy": {
     "do": "sheet",
     "label": "inviteBy.title",
     "icon": "send",
     "when": {
      "host.isApp": true
     },
     "title": "inviteBy.title",
     "blocks": {
      "ways": {
       "block": "links",
       "look": "grid",
       "links": {
        "whatsApp": {
         "do": "share",
         "text": {
          "say": "guild.share.text",
          "with": {
           "name": {
            "from": "user.guild_name"
           },
           "id": {
            "from": "user.guild_id"
           }
          }
         },
         "to": "/guild/list",
         "query": {
          "row": {
           "from": "user.guild_id"
          }
         },
         "label": "inviteBy.whatsApp",
         "icon": "message-circle",
         "by": {
          "call": "appShare",
          "args": {
           "type": 2
          }
         }
        },
        "snapchat": {
         "do": "share",
         "text": {
          "say": "guild.share.text",
          "with": {
           "name": {
            "from": "user.guild_name"
           },
           "id": {
            "from": "user.guild_id"
           }
          }
         },
         "to": "/guild/list",
         "query": {
          "row": {
           "from": "user.guild_id"
          }
         },
         "label": "inviteBy.snapchat",
         "icon": "ghost",
         "by": {
          "call": "appShare",
          "args": {
           "type": 3
          }
         }
        },
        "instagram": {
         "do": "share",
         "text": {
          "say": "guild.share.text",
          "with": {
           "name": {
            "from": "user.guild_name"
           },
           "id": {
            "from": "user.guild_id"
           }
          }
         },
         "to": "/guild/list",
         "query": {
          "row": {
           "from": "user.guild_id"
          }
         },
         "label": "inviteBy.instagram",
         "icon": "camera",
         "by": {
          "call": "appShare",
          "args": {
           "type": 4
          }
         }
        },
        "facebook": {
         "do": "share",
         "text": {
          "say": "guild.share.text",
          "with": {
           "name": {
            "from": "user.guild_name"
           },
           "id": {
            "from": "user.guild_id"
           }
          }
         },
         "to": "/guild/list",
         "query": {
          "row": {
           "from": "user.guild_id"
          }
         },
         "label": "inviteBy.facebook",
         "icon": "thumbs-up",
         "by": {
          "call": "appShare",
          "args": {
           "type": 5
          }
         }
        },
        "code": {
         "do": "native",
         "label": "inviteBy.code",
         "icon": "ticket",
         "call": "appShare",
         "args": {
          "type": 6,
          "text": {
           "from": "user.guild_id"
          }
         }
        },
        "copy": {
         "do": "share",
         "text": {
          "say": "guild.share.text",
          "with": {
           "name": {
            "from": "user.guild_name"
           },
           "id": {
            "from": "user.guild_id"
           }
          }
         },
         "to": "/guild/list",
         "query": {
          "row": {
           "from": "user.guild_id"
          }
         },
         "label": "inviteBy.copy",
         "icon": "copy",
         "by": {
          "call": "appShare",
          "args": {
           "type": 7,
           "tips": {
            "say": "inviteBy.copied",
            "with": {}
           }
          }
         }
        },
        "link": {
         "do": "share",
         "text": {
          "say": "guild.share.text",
          "with": {
           "name": {
            "from": "user.guild_name"
           },
           "id": {
            "from": "user.guild_id"
           }
          }
         },
         "to": "/guild/list",
         "query": {
          "row": {
           "from": "user.guild_id"
          }
         },
         "label": "inviteBy.link",
         "icon": "link",
         "by": {
          "call": "appShare",
          "args": {
           "type": 1
          }
         }
        }
       }
      }
     }
    },
    "live": {
     "do": "native",
     "label": "inApp.live",
     "icon": "radio",
     "call": "toAppShow"
    },
    "games": {
     "do": "sheet",
     "label": "inApp.games",
     "icon": "gamepad-2",
     "when": {
      "host.isApp": true
     },
     "title": "inApp.games",
     "blocks": {
      "games": {
       "block": "links",
       "look": "grid",
       "links": {
        "gashapon": {
         "do": "native",
         "label": "inApp.gashapon",
         "icon": "egg",
         "call": "jumpToGames",
         "args": {
          "type": 1,
          "gid": {
           "from": "user.guild_id"
          }
         }
        },
        "wheel": {
         "do": "native",
         "label": "inApp.wheel",
         "icon": "loader-pinwheel",
         "call": "jumpToGames",
         "args": {
          "type": 2,
          "gid": {
           "from": "user.guild_id"
          }
         }
        },
        "fruit": {
         "do": "native",
         "label": "inApp.fruit",
         "icon": "cherry",
         "call": "jumpToGames",
         "args": {
          "type": 3,
          "gid": {
           "from": "user.guild_id"
          }
         }
        },
        "fourth": {
         "do": "native",
         "label": "inApp.fourth",
         "icon": "dices",
         "call": "jumpToGames",
         "args": {
          "type": 4,
          "gid": {
           "from": "user.guild_id"
          }
         }
        },
        "fifth": {
         "do": "native",
         "label": "inApp.fifth",
         "icon": "puzzle",
         "call": "jumpToGames",
         "args": {
          "type": 5,
          "gid": {
           "from": "user.guild_id"
          }
         }
        }
       }
      }
     }
    }
   }
  },
  "me": {
   "block": "record",
   "title": "guild.me",
   "call": "POST /web/guild/get_self_info",
   "look": "card",
   "image": "row.avatar_url",
   "name": "row.nickname",
   "lines": {
    "duid": {
     "label": "account.id",
     "value": "row.duid",
     "format": "id",
     "copy": true
    },
    "joined": {
     "label": "guild.member.joined",
     "value": "row.joined_at",
     "format": "date",
     "when": {
      "row.joined_at": {
       "exists": true
      }
     }
    }
   }
  }
 }
}

export const route = {
  page,
  problems: [],
  endpoints: {
 "POST /web/guild/banner": {
  "kind": "read",
  "response": {
   "type": "object",
   "properties": {
    "list": {
     "type": "array",
     "items": {
      "type": "object",
      "properties": {
       "id": {
        "type": "string"
       },
       "name": {
        "type": "string"
       },
       "name_ar": {
        "type": "string"
       },
       "name_tr": {
        "type": "string"
       },
       "name_pt": {
        "type": "string"
       },
       "name_id": {
        "type": "string"
       },
       "name_ru": {
        "type": "string"
       },
       "name_uz": {
        "type": "string"
       },
       "name_fa": {
        "type": "string"
       },
       "name_ur": {
        "type": "string"
       },
       "name_zh": {
        "type": "string"
       },
       "image_url": {
        "type": "string"
       },
       "image_url_ar": {
        "type": "string"
       },
       "image_url_tr": {
        "type": "string"
       },
       "image_url_pt": {
        "type": "string"
       },
       "image_url_id": {
        "type": "string"
       },
       "image_url_ru": {
        "type": "string"
       },
       "image_url_uz": {
        "type": "string"
       },
       "image_url_fa": {
        "type": "string"
       },
       "image_url_ur": {
        "type": "string"
       },
       "image_url_zh": {
        "type": "string"
       },
       "target": {
        "type": "string"
       }
      },
      "required": [
       "id",
       "name",
       "image_url",
       "target"
      ]
     }
    },
    "has_more": {}
   },
   "required": [
    "list"
   ]
  }
 },
 "POST /web/guild/get_self_info": {
  "kind": "read",
  "response": {
   "type": "object",
   "properties": {
    "uid": {
     "type": "string"
    },
    "duid": {
     "type": "string"
    },
    "nickname": {
     "type": "string"
    },
    "avatar_url": {
     "type": "string"
    },
    "gid": {
     "type": "string"
    },
    "guild_name": {
     "type": "string"
    },
    "guild_cover": {
     "type": "string"
    },
    "role": {
     "type": "string"
    },
    "joined_at": {
     "type": "integer"
    },
    "creation_status": {
     "type": "string"
    },
    "creation_name": {
     "type": "string"
    },
    "creation_reason": {
     "type": "string"
    }
   },
   "required": [
    "uid",
    "duid",
    "nickname",
    "creation_status"
   ]
  }
 },
 "POST /web/guild/info": {
  "kind": "read",
  "response": {
   "type": "object",
   "properties": {
    "id": {
     "type": "string"
    },
    "gid": {
     "type": "string"
    },
    "name": {
     "type": "string"
    },
    "cover": {
     "type": "string"
    },
    "country_id": {
     "type": "string"
    },
    "country_code": {
     "type": "string"
    },
    "country_icon": {
     "type": "string"
    },
    "country_name": {
     "type": "string"
    },
    "admin_uid": {
     "type": "string"
    },
    "admin_info": {
     "type": "object",
     "properties": {
      "avatar_url": {
       "type": "string"
      },
      "birthday": {
       "type": "string"
      },
      "charm_lv": {
       "type": "integer"
      },
      "country_icon": {
       "type": "string"
      },
      "country_id": {
       "type": "string"
      },
      "duid": {
       "type": "string"
      },
      "duid_lv": {
       "type": "integer"
      },
      "family_id": {
       "type": "string"
      },
      "gender": {
       "type": "integer"
      },
      "gold": {
       "type": "integer"
      },
      "guild_id": {
       "type": "string"
      },
      "nickname": {
       "type": "string"
      },
      "noble_lv": {
       "type": "integer"
      },
      "private_bubble_id": {
       "type": "string"
      },
      "uid": {
       "type": "string"
      },
      "vip_lv": {
       "type": "integer"
      },
      "wealth_lv": {
       "type": "integer"
      }
     },
     "required": [
      "duid",
      "nickname",
      "uid"
     ]
    },
    "member_number": {
     "type": "integer"
    },
    "role": {
     "type": "string"
    },
    "apply_total": {
     "type": "integer"
    },
    "join_status": {
     "type": "string"
    },
    "contact_phone": {
     "type": "string"
    },
    "contact_address": {
     "type": "string"
    },
    "real_name": {
     "type": "string"
    },
    "inviter_uid": {
     "type": "string"
    },
    "inviter_name": {
     "type": "string"
    },
    "created_at": {
     "type": "integer"
    },
    "is_invited": {
     "type": "boolean"
    }
   },
   "required": [
    "id",
    "gid",
    "name",
    "cover",
    "country_id",
    "country_code",
    "country_icon",
    "admin_uid",
    "admin_info",
    "member_number",
    "join_status"
   ]
  }
 }
},
  sources: {
 "guild": {
  "call": "POST /web/guild/info",
  "body": {
   "gid": {
    "from": "user.guild_id"
   }
  }
 }
},
  forms: {  },
  icons: {
 "camera": [
  [
   "path",
   {
    "d": "M13.997 4a2 2 0 0 1 1.76 1.05l.486.9A2 2 0 0 0 18.003 7H20a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2h1.997a2 2 0 0 0 1.759-1.048l.489-.904A2 2 0 0 1 10.004 4z"
   }
  ],
  [
   "circle",
   {
    "cx": "12",
    "cy": "13",
    "r": "3"
   }
  ]
 ],
 "chart-no-axes-combined": [
  [
   "path",
   {
    "d": "M12 16v5"
   }
  ],
  [
   "path",
   {
    "d": "M16 14.639V21"
   }
  ],
  [
   "path",
   {
    "d": "M20 10.656V21"
   }
  ],
  [
   "path",
   {
    "d": "m22 3-8.646 8.646a.5.5 0 0 1-.708 0L9.354 8.354a.5.5 0 0 0-.707 0L2 15"
   }
  ],
  [
   "path",
   {
    "d": "M4 18.463V21"
   }
  ],
  [
   "path",
   {
    "d": "M8 14.656V21"
   }
  ]
 ],
 "cherry": [
  [
   "path",
   {
    "d": "M2 17a5 5 0 0 0 10 0c0-2.76-2.5-5-5-3-2.5-2-5 .24-5 3Z"
   }
  ],
  [
   "path",
   {
    "d": "M12 17a5 5 0 0 0 10 0c0-2.76-2.5-5-5-3-2.5-2-5 .24-5 3Z"
   }
  ],
  [
   "path",
   {
    "d": "M7 14c3.22-2.91 4.29-8.75 5-12 1.66 2.38 4.94 9 5 12"
   }
  ],
  [
   "path",
   {
    "d": "M22 9c-4.29 0-7.14-2.33-10-7 5.71 0 10 4.67 10 7Z"
   }
  ]
 ],
 "copy": [
  [
   "rect",
   {
    "width": "14",
    "height": "14",
    "x": "8",
    "y": "8",
    "rx": "2",
    "ry": "2"
   }
  ],
  [
   "path",
   {
    "d": "M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2"
   }
  ]
 ],
 "crown": [
  [
   "path",
   {
    "d": "M11.562 3.266a.5.5 0 0 1 .876 0L15.39 8.87a1 1 0 0 0 1.516.294L21.183 5.5a.5.5 0 0 1 .798.519l-2.834 10.246a1 1 0 0 1-.956.734H5.81a1 1 0 0 1-.957-.734L2.02 6.02a.5.5 0 0 1 .798-.519l4.276 3.664a1 1 0 0 0 1.516-.294z"
   }
  ],
  [
   "path",
   {
    "d": "M5 21h14"
   }
  ]
 ],
 "dices": [
  [
   "rect",
   {
    "width": "12",
    "height": "12",
    "x": "2",
    "y": "10",
    "rx": "2",
    "ry": "2"
   }
  ],
  [
   "path",
   {
    "d": "m17.92 14 3.5-3.5a2.24 2.24 0 0 0 0-3l-5-4.92a2.24 2.24 0 0 0-3 0L10 6"
   }
  ],
  [
   "path",
   {
    "d": "M6 18h.01"
   }
  ],
  [
   "path",
   {
    "d": "M10 14h.01"
   }
  ],
  [
   "path",
   {
    "d": "M15 6h.01"
   }
  ],
  [
   "path",
   {
    "d": "M18 9h.01"
   }
  ]
 ],
 "egg": [
  [
   "path",
   {
    "d": "M12 2C8 2 4 8 4 14a8 8 0 0 0 16 0c0-6-4-12-8-12"
   }
  ]
 ],
 "gamepad-2": [
  [
   "line",
   {
    "x1": "6",
    "x2": "10",
    "y1": "11",
    "y2": "11"
   }
  ],
  [
   "line",
   {
    "x1": "8",
    "x2": "8",
    "y1": "9",
    "y2": "13"
   }
  ],
  [
   "line",
   {
    "x1": "15",
    "x2": "15.01",
    "y1": "12",
    "y2": "12"
   }
  ],
  [
   "line",
   {
    "x1": "18",
    "x2": "18.01",
    "y1": "10",
    "y2": "10"
   }
  ],
  [
   "path",
   {
    "d": "M17.32 5H6.68a4 4 0 0 0-3.978 3.59c-.006.052-.01.101-.017.152C2.604 9.416 2 14.456 2 16a3 3 0 0 0 3 3c1 0 1.5-.5 2-1l1.414-1.414A2 2 0 0 1 9.828 16h4.344a2 2 0 0 1 1.414.586L17 18c.5.5 1 1 2 1a3 3 0 0 0 3-3c0-1.545-.604-6.584-.685-7.258-.007-.05-.011-.1-.017-.151A4 4 0 0 0 17.32 5z"
   }
  ]
 ],
 "ghost": [
  [
   "path",
   {
    "d": "M15 10v1"
   }
  ],
  [
   "path",
   {
    "d": "M7.528 20.472a1.6 1.6 0 012.277 0l1.057 1.056a1.6 1.6 0 002.276 0l1.057-1.056a1.6 1.6 0 012.277 0l1.114 1.114a1.4 1.4 0 002.414-1V10a8 8 0 00-16 0v10.586a1.4 1.4 0 002.414 1z"
   }
  ],
  [
   "path",
   {
    "d": "M9 10v1"
   }
  ]
 ],
 "heart-handshake": [
  [
   "path",
   {
    "d": "M19.414 14.414C21 12.828 22 11.5 22 9.5a5.5 5.5 0 0 0-9.591-3.676.6.6 0 0 1-.818.001A5.5 5.5 0 0 0 2 9.5c0 2.3 1.5 4 3 5.5l5.535 5.362a2 2 0 0 0 2.879.052 2.12 2.12 0 0 0-.004-3 2.124 2.124 0 1 0 3-3 2.124 2.124 0 0 0 3.004 0 2 2 0 0 0 0-2.828l-1.881-1.882a2.41 2.41 0 0 0-3.409 0l-1.71 1.71a2 2 0 0 1-2.828 0 2 2 0 0 1 0-2.828l2.823-2.762"
   }
  ]
 ],
 "link": [
  [
   "path",
   {
    "d": "M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71"
   }
  ],
  [
   "path",
   {
    "d": "M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71"
   }
  ]
 ],
 "loader-pinwheel": [
  [
   "path",
   {
    "d": "M22 12a1 1 0 0 1-10 0 1 1 0 0 0-10 0"
   }
  ],
  [
   "path",
   {
    "d": "M7 20.7a1 1 0 1 1 5-8.7 1 1 0 1 0 5-8.6"
   }
  ],
  [
   "path",
   {
    "d": "M7 3.3a1 1 0 1 1 5 8.6 1 1 0 1 0 5 8.6"
   }
  ],
  [
   "circle",
   {
    "cx": "12",
    "cy": "12",
    "r": "10"
   }
  ]
 ],
 "message-circle": [
  [
   "path",
   {
    "d": "M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719"
   }
  ]
 ],
 "mic-vocal": [
  [
   "path",
   {
    "d": "m11 7.601-5.994 8.19a1 1 0 0 0 .1 1.298l.817.818a1 1 0 0 0 1.314.087L15.09 12"
   }
  ],
  [
   "path",
   {
    "d": "M16.5 21.174C15.5 20.5 14.372 20 13 20c-2.058 0-3.928 2.356-6 2-2.072-.356-2.775-3.369-1.5-4.5"
   }
  ],
  [
   "circle",
   {
    "cx": "16",
    "cy": "7",
    "r": "5"
   }
  ]
 ],
 "puzzle": [
  [
   "path",
   {
    "d": "M15.39 4.39a1 1 0 0 0 1.68-.474 2.5 2.5 0 1 1 3.014 3.015 1 1 0 0 0-.474 1.68l1.683 1.682a2.414 2.414 0 0 1 0 3.414L19.61 15.39a1 1 0 0 1-1.68-.474 2.5 2.5 0 1 0-3.014 3.015 1 1 0 0 1 .474 1.68l-1.683 1.682a2.414 2.414 0 0 1-3.414 0L8.61 19.61a1 1 0 0 0-1.68.474 2.5 2.5 0 1 1-3.014-3.015 1 1 0 0 0 .474-1.68l-1.683-1.682a2.414 2.414 0 0 1 0-3.414L4.39 8.61a1 1 0 0 1 1.68.474 2.5 2.5 0 1 0 3.014-3.015 1 1 0 0 1-.474-1.68l1.683-1.682a2.414 2.414 0 0 1 3.414 0z"
   }
  ]
 ],
 "radio": [
  [
   "path",
   {
    "d": "M16.247 7.761a6 6 0 0 1 0 8.478"
   }
  ],
  [
   "path",
   {
    "d": "M19.075 4.933a10 10 0 0 1 0 14.134"
   }
  ],
  [
   "path",
   {
    "d": "M4.925 19.067a10 10 0 0 1 0-14.134"
   }
  ],
  [
   "path",
   {
    "d": "M7.753 16.239a6 6 0 0 1 0-8.478"
   }
  ],
  [
   "circle",
   {
    "cx": "12",
    "cy": "12",
    "r": "2"
   }
  ]
 ],
 "search": [
  [
   "path",
   {
    "d": "m21 21-4.34-4.34"
   }
  ],
  [
   "circle",
   {
    "cx": "11",
    "cy": "11",
    "r": "8"
   }
  ]
 ],
 "send": [
  [
   "path",
   {
    "d": "M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11z"
   }
  ],
  [
   "path",
   {
    "d": "m21.854 2.147-10.94 10.939"
   }
  ]
 ],
 "smartphone": [
  [
   "rect",
   {
    "width": "14",
    "height": "20",
    "x": "5",
    "y": "2",
    "rx": "2",
    "ry": "2"
   }
  ],
  [
   "path",
   {
    "d": "M12 18h.01"
   }
  ]
 ],
 "thumbs-up": [
  [
   "path",
   {
    "d": "M15 5.88 14 10h5.83a2 2 0 0 1 1.92 2.56l-2.33 8A2 2 0 0 1 17.5 22H4a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2h2.76a2 2 0 0 0 1.79-1.11L12 2a3.13 3.13 0 0 1 3 3.88Z"
   }
  ],
  [
   "path",
   {
    "d": "M7 10v12"
   }
  ]
 ],
 "ticket": [
  [
   "path",
   {
    "d": "M2 9a3 3 0 0 1 0 6v2a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-2a3 3 0 0 1 0-6V7a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2Z"
   }
  ],
  [
   "path",
   {
    "d": "M13 5v2"
   }
  ],
  [
   "path",
   {
    "d": "M13 17v2"
   }
  ],
  [
   "path",
   {
    "d": "M13 11v2"
   }
  ]
 ],
 "users-round": [
  [
   "path",
   {
    "d": "M18 21a8 8 0 0 0-16 0"
   }
  ],
  [
   "circle",
   {
    "cx": "10",
    "cy": "8",
    "r": "5"
   }
  ],
  [
   "path",
   {
    "d": "M22 20c0-3.37-2-6.5-4-8a5 5 0 0 0-.45-8.3"
   }
  ]
 ]
},
} as unknown as RouteModule

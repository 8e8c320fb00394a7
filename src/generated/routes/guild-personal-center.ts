// Written by `npm run generate` from pages/, markets/ and schemas/. Do not edit.
import type { RouteModule } from '@pagewright/engine/site'

const page = {
 "title": "personal.title",
 "opened": {
  "tabs": {
   "call": "setTabBar",
   "args": {
    "isShow": false
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
  "me": {
   "block": "record",
   "call": "POST /web/guild/get_self_info",
   "look": "hero",
   "image": "row.avatar_url",
   "name": "row.nickname",
   "cells": {
    "guild": {
     "label": "guild.word",
     "value": "row.guild_name",
     "when": {
      "row.gid": {
       "exists": true
      }
     }
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
    }
   },
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
  },
  "bill": {
   "block": "record",
   "call": "POST /web/guild/member/bill",
   "body": {
    "gid": {
     "from": "user.guild_id"
    },
    "period": 1
   },
   "tabs": {
    "param": "period",
    "items": {
     "period1": {
      "value": 1,
      "label": "period.1",
      "note": "period.1.note"
     },
     "period2": {
      "value": 2,
      "label": "period.2",
      "note": "period.2.note"
     },
     "period3": {
      "value": 3,
      "label": "period.3",
      "note": "period.3.note"
     },
     "period4": {
      "value": 4,
      "label": "period.4",
      "note": "period.4.note"
     },
     "period5": {
      "value": 5,
      "label": "period.5",
      "note": "period.5.note"
     },
     "period6": {
      "value": 6,
      "label": "period.6",
      "note": "period.6.note"
     },
     "period7": {
      "value": 7,
      "label": "period.7",
      "note": "period.7.note"
     },
     "period8": {
      "value": 8,
      "label": "period.8",
      "note": "period.8.note"
     }
    }
   },
   "cells": {
    "income": {
     "label": "data.income",
     "value": "row.income",
     "format": "money",
     "big": true
    },
    "hours": {
     "label": "data.hours",
     "value": "row.live_hours",
     "format": "money"
    },
    "days": {
     "label": "data.validDays",
     "value": "row.valid_days",
     "format": "count"
    },
    "gifts": {
     "label": "data.gifts",
     "value": "row.gift_count",
     "format": "count"
    }
   },
   "chart": {
    "title": "data.chart",
    "points": "row.days",
    "x": "date",
    "y": "income",
    "format": "count"
   }
  },
  "ways": {
   "block": "links",
   "links": {
    "diamonds": {
     "do": "link",
     "label": "diamond.title",
     "icon": "gem",
     "to": "/my-diamond"
    },
    "myProfile": {
     "do": "native",
     "label": "inApp.myProfile",
     "icon": "circle-user-round",
     "call": "startBySchema",
     "args": {
      "target": "user",
      "uid": {
       "from": "user.uid"
      }
     }
    },
    "items": {
     "do": "native",
     "label": "inApp.items",
     "icon": "backpack",
     "call": "startBySchema",
     "args": {
      "target": "userStore",
      "index": 0
     }
    },
    "guild": {
     "do": "link",
     "label": "guild.home.title",
     "icon": "house-heart",
     "when": {
      "user.guild_id": {
       "exists": true
      }
     },
     "to": "/guild"
    },
    "guilds": {
     "do": "link",
     "label": "guild.list.title",
     "icon": "search",
     "when": {
      "user.guild_id": {
       "exists": false
      }
     },
     "to": "/guild/list"
    }
   }
  }
 }
}

export const route = {
  page,
  problems: [],
  endpoints: {
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
 "POST /web/guild/member/bill": {
  "kind": "read",
  "response": {
   "type": "object",
   "properties": {
    "uid": {
     "type": "string"
    },
    "nickname": {
     "type": "string"
    },
    "avatar_url": {
     "type": "string"
    },
    "period": {
     "type": "integer"
    },
    "income": {
     "type": "string"
    },
    "gift_count": {
     "type": "integer"
    },
    "live_hours": {
     "type": "string"
    },
    "valid_days": {
     "type": "integer"
    },
    "from": {
     "type": "string"
    },
    "to": {
     "type": "string"
    },
    "days": {
     "type": "array",
     "items": {
      "type": "object",
      "properties": {
       "date": {
        "type": "string"
       },
       "income": {
        "type": "number"
       }
      },
      "required": [
       "date",
       "income"
      ]
     }
    }
   },
   "required": [
    "uid",
    "nickname",
    "period",
    "income",
    "gift_count",
    "live_hours",
    "valid_days",
    "from",
    "to",
    "days"
   ]
  }
 }
},
  sources: {},
  forms: {  },
  icons: {
 "backpack": [
  [
   "path",
   {
    "d": "M4 10a4 4 0 0 1 4-4h8a4 4 0 0 1 4 4v10a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2z"
   }
  ],
  [
   "path",
   {
    "d": "M8 10h8"
   }
  ],
  [
   "path",
   {
    "d": "M8 18h8"
   }
  ],
  [
   "path",
   {
    "d": "M8 22v-6a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v6"
   }
  ],
  [
   "path",
   {
    "d": "M9 6V4a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2v2"
   }
  ]
 ],
 "circle-user-round": [
  [
   "path",
   {
    "d": "M17.925 20.056a6 6 0 0 0-11.851.001"
   }
  ],
  [
   "circle",
   {
    "cx": "12",
    "cy": "11",
    "r": "4"
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
 "gem": [
  [
   "path",
   {
    "d": "M10.5 3 8 9l4 13 4-13-2.5-6"
   }
  ],
  [
   "path",
   {
    "d": "M17 3a2 2 0 0 1 1.6.8l3 4a2 2 0 0 1 .013 2.382l-7.99 10.986a2 2 0 0 1-3.247 0l-7.99-10.986A2 2 0 0 1 2.4 7.8l2.998-3.997A2 2 0 0 1 7 3z"
   }
  ],
  [
   "path",
   {
    "d": "M2 9h20"
   }
  ]
 ],
 "house-heart": [
  [
   "path",
   {
    "d": "M8.62 13.8A2.25 2.25 0 1 1 12 10.836a2.25 2.25 0 1 1 3.38 2.966l-2.626 2.856a.998.998 0 0 1-1.507 0z"
   }
  ],
  [
   "path",
   {
    "d": "M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z"
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
 ]
},
} as unknown as RouteModule

// Written by `npm run generate` from pages/, markets/ and schemas/. Do not edit.
import type { RouteModule } from '@pagewright/engine/site'

const page = {
 "title": "team.bd.title",
 "needs": {
  "bd": {
   "when": {
    "user.is_bd": true,
    "user.is_sub_bd": false
   },
   "otherwise": "team.bd.closed",
   "action": {
    "do": "link",
    "label": "home.back",
    "tone": "primary",
    "to": "/"
   }
  }
 },
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
  "people": {
   "block": "list",
   "rows": "POST /web/guild/bd_member",
   "search": {
    "param": "keyword",
    "placeholder": "guild.member.search"
   },
   "key": "row.uid",
   "show": {
    "title": "row.nickname",
    "image": "row.avatar_url",
    "badge": {
     "value": "row.kind",
     "words": {
      "bd": "role.bd",
      "sub_bd": "role.subBd"
     },
     "tones": {
      "bd": "primary"
     }
    },
    "lines": {
     "duid": {
      "label": "account.id",
      "value": "row.duid",
      "format": "id",
      "copy": true
     },
     "guilds": {
      "label": "data.guilds",
      "value": "row.guild_count",
      "format": "count"
     },
     "members": {
      "label": "data.members",
      "value": "row.member_count",
      "format": "count"
     }
    }
   },
   "actions": {
    "profile": {
     "do": "native",
     "label": "inApp.profile",
     "icon": "circle-user-round",
     "call": "jumpToUser",
     "args": {
      "uid": {
       "from": "row.uid"
      }
     }
    }
   },
   "empty": {
    "text": "team.empty"
   }
  }
 }
}

export const route = {
  page,
  problems: [],
  endpoints: {
 "POST /web/guild/bd_member": {
  "kind": "read",
  "response": {
   "type": "object",
   "properties": {
    "list": {
     "type": "array",
     "items": {
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
       "country_icon": {
        "type": "string"
       },
       "kind": {
        "type": "string"
       },
       "guild_count": {
        "type": "integer"
       },
       "member_count": {
        "type": "integer"
       }
      },
      "required": [
       "uid",
       "duid",
       "nickname",
       "kind",
       "guild_count",
       "member_count"
      ]
     }
    },
    "has_more": {}
   },
   "required": [
    "list"
   ]
  }
 }
},
  sources: {},
  forms: {  },
  icons: {
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
 ]
},
} as unknown as RouteModule

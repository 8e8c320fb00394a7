// Written by `npm run generate` from pages/, markets/ and schemas/. Do not edit.
import type { RouteModule } from '@pagewright/engine/site'

const page = {
 "title": "team.ext.title",
 "needs": {
  "bd": {
   "when": {
    "user.is_bd": true
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
   "rows": "POST /web/guild/ext_admin",
   "search": {
    "param": "keyword",
    "placeholder": "guild.member.search"
   },
   "key": "row.uid",
   "show": {
    "title": "row.nickname",
    "image": "row.avatar_url",
    "lines": {
     "duid": {
      "label": "account.id",
      "value": "row.duid",
      "format": "id"
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
   "opens": {
    "to": "/guild/ext-admin-member",
    "query": {
     "person": {
      "from": "row.uid"
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
 "POST /web/guild/ext_admin": {
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
  icons: {},
} as unknown as RouteModule

// Written by `npm run generate` from pages/, markets/ and schemas/. Do not edit.
import type { RouteModule } from '@pagewright/engine/site'

const page = {
 "title": "guild.bound.title",
 "needs": {
  "team": {
   "when": {
    "any": [
     {
      "user.is_bd": true
     },
     {
      "user.is_sub_bd": true
     },
     {
      "user.is_ext_admin": true
     },
     {
      "user.guild_role": {
       "in": [
        "owner",
        "admin"
       ]
      }
     }
    ]
   },
   "otherwise": "guild.bound.closed",
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
  "guilds": {
   "block": "list",
   "rows": "POST /web/guild/guild_list",
   "search": {
    "param": "keyword",
    "placeholder": "guild.list.search"
   },
   "key": "row.gid",
   "show": {
    "title": "row.name",
    "image": "row.cover",
    "imageShape": "square",
    "lines": {
     "members": {
      "label": "guild.members",
      "value": "row.member_count",
      "format": "count"
     },
     "id": {
      "label": "guild.id",
      "value": "row.gid",
      "format": "id"
     },
     "owner": {
      "label": "guild.owner",
      "value": "row.owner_name"
     },
     "bound": {
      "label": "guild.bound.since",
      "value": "row.bound_at",
      "format": "date"
     }
    }
   },
   "opens": {
    "to": "/guild/data-center/detail",
    "query": {
     "gid": {
      "from": "row.gid"
     }
    }
   },
   "empty": {
    "text": "guild.bound.empty"
   }
  }
 }
}

export const route = {
  page,
  problems: [],
  endpoints: {
 "POST /web/guild/guild_list": {
  "kind": "read",
  "response": {
   "type": "object",
   "properties": {
    "list": {
     "type": "array",
     "items": {
      "type": "object",
      "properties": {
       "gid": {
        "type": "string"
       },
       "name": {
        "type": "string"
       },
       "cover": {
        "type": "string"
       },
       "country_icon": {
        "type": "string"
       },
       "country_name": {
        "type": "string"
       },
       "owner_uid": {
        "type": "string"
       },
       "owner_name": {
        "type": "string"
       },
       "member_count": {
        "type": "integer"
       },
       "bound_at": {
        "type": "integer"
       }
      },
      "required": [
       "gid",
       "name",
       "cover",
       "country_icon",
       "owner_uid",
       "owner_name",
       "member_count",
       "bound_at"
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

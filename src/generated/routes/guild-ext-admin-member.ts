// Written by `npm run generate` from pages/, markets/ and schemas/. Do not edit.
import type { RouteModule } from '@pagewright/engine/site'

const page = {
 "title": "team.extMember.title",
 "needs": {
  "ext": {
   "when": {
    "any": [
     {
      "user.is_ext_admin": true
     },
     {
      "user.is_bd": true,
      "query.person": {
       "exists": true
      }
     }
    ]
   },
   "otherwise": "team.extMember.closed",
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
  "counts": {
   "block": "record",
   "call": "POST /web/guild/get_ext_admin_member_count",
   "body": {
    "uid": {
     "from": "query.person"
    }
   },
   "name": "row.nickname",
   "cells": {
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
  "people": {
   "block": "list",
   "rows": "POST /web/guild/ext_admin_member",
   "body": {
    "uid": {
     "from": "query.person"
    }
   },
   "search": {
    "param": "keyword",
    "placeholder": "guild.member.search"
   },
   "key": "row.uid",
   "show": {
    "title": "row.nickname",
    "image": "row.avatar_url",
    "badge": {
     "value": "row.role",
     "words": {
      "owner": "role.owner",
      "admin": "role.admin",
      "member": "role.member"
     },
     "tones": {
      "owner": "primary",
      "admin": "good"
     }
    },
    "lines": {
     "duid": {
      "label": "account.id",
      "value": "row.duid",
      "format": "id"
     },
     "guild": {
      "label": "guild.word",
      "value": "row.guild_name"
     },
     "joined": {
      "label": "guild.member.joined",
      "value": "row.joined_at",
      "format": "date"
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
 "POST /web/guild/ext_admin_member": {
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
       "gid": {
        "type": "string"
       },
       "guild_name": {
        "type": "string"
       },
       "role": {
        "type": "string"
       },
       "joined_at": {
        "type": "integer"
       }
      },
      "required": [
       "uid",
       "duid",
       "nickname",
       "gid",
       "guild_name",
       "role",
       "joined_at"
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
 "POST /web/guild/get_ext_admin_member_count": {
  "kind": "read",
  "response": {
   "type": "object",
   "properties": {
    "nickname": {
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
    "nickname",
    "guild_count",
    "member_count"
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

// Written by `npm run generate` from pages/, markets/ and schemas/. Do not edit.
import type { RouteModule } from '../../engine/page/site'

const page = {
 "title": "guild.invite.title",
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
  },
  "owner": {
   "when": {
    "user.guild_role": "owner"
   },
   "otherwise": "guild.invite.ownerOnly",
   "action": {
    "do": "link",
    "label": "guild.home.title",
    "tone": "primary",
    "to": "/guild"
   }
  }
 },
 "blocks": {
  "share": {
   "block": "links",
   "look": "buttons",
   "links": {
    "share": {
     "do": "share",
     "label": "guild.invite.share",
     "icon": "share-2",
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
     }
    }
   }
  },
  "fans": {
   "block": "list",
   "title": "guild.invite.fans",
   "rows": "POST /web/guild/can_invite_fans",
   "body": {
    "gid": {
     "from": "user.guild_id"
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
     "value": "row.status",
     "words": {
      "not_invited": "guild.invite.notInvited",
      "invited": "guild.invite.invited"
     },
     "tones": {
      "invited": "good"
     }
    },
    "lines": {
     "duid": {
      "label": "account.id",
      "value": "row.duid",
      "format": "id"
     }
    }
   },
   "actions": {
    "invite": {
     "do": "call",
     "call": "POST /web/guild/invite_fans",
     "label": "guild.invite.submit",
     "tone": "primary",
     "when": {
      "row.status": "not_invited"
     },
     "body": {
      "gid": {
       "from": "user.guild_id"
      },
      "uid": {
       "from": "row.uid"
      }
     },
     "done": "guild.invite.done",
     "failed": "guild.invite.failed",
     "reasons": {
      "1208": "guild.apply.elsewhere"
     },
     "then": "reload"
    }
   },
   "empty": {
    "text": "guild.invite.empty"
   }
  }
 }
}

export const route = {
  page,
  problems: [],
  endpoints: {
 "POST /web/guild/can_invite_fans": {
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
       "status": {
        "type": "string"
       },
       "invited_at": {
        "type": "integer"
       }
      },
      "required": [
       "uid",
       "duid",
       "nickname",
       "status"
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
 "POST /web/guild/invite_fans": {
  "kind": "write",
  "request": {
   "properties": {
    "gid": {},
    "uid": {}
   }
  },
  "response": {
   "type": "object",
   "properties": {}
  }
 }
},
  sources: {},
  forms: {  },
  icons: {
 "share-2": [
  [
   "circle",
   {
    "cx": "18",
    "cy": "5",
    "r": "3"
   }
  ],
  [
   "circle",
   {
    "cx": "6",
    "cy": "12",
    "r": "3"
   }
  ],
  [
   "circle",
   {
    "cx": "18",
    "cy": "19",
    "r": "3"
   }
  ],
  [
   "line",
   {
    "x1": "8.59",
    "x2": "15.42",
    "y1": "13.51",
    "y2": "17.49"
   }
  ],
  [
   "line",
   {
    "x1": "15.41",
    "x2": "8.59",
    "y1": "6.51",
    "y2": "10.49"
   }
  ]
 ]
},
} as unknown as RouteModule

// Written by `npm run generate` from pages/, markets/ and schemas/. Do not edit.
import type { RouteModule } from '@pagewright/engine/site'

const page = {
 "title": "guild.list.title",
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
  "guilds": {
   "block": "list",
   "rows": "POST /web/guild/list",
   "search": {
    "param": "keyword",
    "placeholder": "guild.list.search"
   },
   "key": "row.gid",
   "show": {
    "title": "row.name",
    "image": "row.cover",
    "imageShape": "square",
    "badge": {
     "value": "row.join_status",
     "words": {
      "none": "guild.join.none",
      "pending": "guild.join.pending",
      "agreed": "guild.join.agreed",
      "rejected": "guild.join.rejected",
      "member": "guild.join.member"
     },
     "tones": {
      "pending": "warn",
      "agreed": "good",
      "rejected": "danger",
      "member": "primary"
     }
    },
    "lines": {
     "id": {
      "label": "guild.id",
      "value": "row.gid",
      "format": "id"
     },
     "owner": {
      "label": "guild.owner",
      "value": "row.admin_info.nickname"
     },
     "members": {
      "label": "guild.members",
      "value": "row.member_number",
      "format": "count"
     }
    }
   },
   "detail": {
    "title": {
     "say": "guild.card",
     "with": {
      "name": {
       "from": "row.name"
      }
     }
    },
    "badge": {
     "value": "row.join_status",
     "words": {
      "none": "guild.join.none",
      "pending": "guild.join.pending",
      "agreed": "guild.join.agreed",
      "rejected": "guild.join.rejected",
      "member": "guild.join.member"
     },
     "tones": {
      "pending": "warn",
      "agreed": "good",
      "rejected": "danger",
      "member": "primary"
     }
    },
    "notes": {
     "invited": {
      "text": "guild.invited",
      "tone": "good",
      "when": {
       "row.is_invited": true
      }
     }
    },
    "lines": {
     "cover": {
      "label": "guild.cover",
      "value": "row.cover",
      "format": "image"
     },
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
     "country": {
      "label": "guild.country",
      "value": "row.country_name"
     },
     "members": {
      "label": "guild.members",
      "value": "row.member_number",
      "format": "count"
     },
     "since": {
      "label": "guild.since",
      "value": "row.created_at",
      "format": "date"
     }
    },
    "actions": {
     "join": {
      "do": "call",
      "call": "POST /web/guild/apply_join",
      "label": "guild.join",
      "tone": "primary",
      "when": {
       "user.guild_id": {
        "exists": false
       },
       "row.join_status": {
        "in": [
         "none",
         "rejected"
        ]
       }
      },
      "body": {
       "gid": {
        "from": "row.gid"
       }
      },
      "ask": {
       "title": "guild.join.ask",
       "ok": "guild.join"
      },
      "done": "guild.join.done",
      "failed": "guild.join.failed",
      "reasons": {
       "1201": "guild.unknown"
      },
      "then": "reload"
     },
     "share": {
      "do": "share",
      "label": "guild.share",
      "icon": "share-2",
      "text": {
       "say": "guild.share.text",
       "with": {
        "name": {
         "from": "row.name"
        },
        "id": {
         "from": "row.gid"
        }
       }
      },
      "to": "/guild/list",
      "query": {
       "row": {
        "from": "row.gid"
       }
      },
      "by": {
       "call": "appShare",
       "args": {
        "type": 1
       }
      }
     },
     "open": {
      "do": "native",
      "label": "inApp.guild",
      "icon": "smartphone",
      "call": "startBySchema",
      "args": {
       "target": "group",
       "gid": {
        "from": "row.gid"
       }
      }
     },
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
      "call": "jumpToFamily",
      "args": {
       "familyId": {
        "from": "row.admin_info.family_id"
       }
      }
     }
    }
   },
   "empty": {
    "text": "guild.list.empty",
    "action": {
     "do": "link",
     "label": "guild.create.title",
     "when": {
      "user.guild_id": {
       "exists": false
      }
     },
     "to": "/guild/create"
    }
   }
  }
 }
}

export const route = {
  page,
  problems: [],
  endpoints: {
 "POST /web/guild/apply_join": {
  "kind": "write",
  "request": {
   "properties": {
    "gid": {}
   }
  },
  "response": {
   "type": "object",
   "properties": {}
  }
 },
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
 "POST /web/guild/list": {
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
 "heart-handshake": [
  [
   "path",
   {
    "d": "M19.414 14.414C21 12.828 22 11.5 22 9.5a5.5 5.5 0 0 0-9.591-3.676.6.6 0 0 1-.818.001A5.5 5.5 0 0 0 2 9.5c0 2.3 1.5 4 3 5.5l5.535 5.362a2 2 0 0 0 2.879.052 2.12 2.12 0 0 0-.004-3 2.124 2.124 0 1 0 3-3 2.124 2.124 0 0 0 3.004 0 2 2 0 0 0 0-2.828l-1.881-1.882a2.41 2.41 0 0 0-3.409 0l-1.71 1.71a2 2 0 0 1-2.828 0 2 2 0 0 1 0-2.828l2.823-2.762"
   }
  ]
 ],
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
 ]
},
} as unknown as RouteModule

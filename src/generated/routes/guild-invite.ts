// Written by `npm run generate` from pages/, markets/ and schemas/. Do not edit.
import type { RouteModule } from '@pagewright/engine/site'

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
  "share": {
   "block": "links",
   "look": "buttons",
   "links": {
    "share": {
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
     "label": "guild.invite.share",
     "icon": "share-2",
     "by": {
      "call": "appShare",
      "args": {
       "type": 1
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
    },
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
 "message-circle": [
  [
   "path",
   {
    "d": "M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719"
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
 ]
},
} as unknown as RouteModule

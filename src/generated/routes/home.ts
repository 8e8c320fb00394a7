// Written by `npm run generate` from pages/, markets/ and schemas/. Do not edit.
import type { RouteModule } from '@pagewright/engine/site'

const page = {
 "title": "home.title",
 "look": "welcome",
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
    "isHidden": false
   },
   "when": {
    "host.isApp": true
   }
  }
 },
 "blocks": {
  "me": {
   "block": "record",
   "call": "POST /web/MyAccountInfo",
   "look": "hero",
   "image": "row.avatar_url",
   "name": "row.nikeName",
   "cells": {
    "diamonds": {
     "label": "account.diamonds",
     "value": "row.diamonds",
     "format": "money",
     "big": true
    },
    "coins": {
     "label": "account.coins",
     "value": "row.gold",
     "format": "count"
    },
    "guild": {
     "label": "guild.word",
     "value": "row.guild_name",
     "when": {
      "row.guild_id": {
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
    }
   }
  },
  "settlement": {
   "block": "text",
   "look": "notice",
   "tone": "warn",
   "items": {
    "today": {
     "title": "settlement.title",
     "text": "settlement.today",
     "when": {
      "user.settlement_days": 0
     }
    },
    "soon": {
     "title": "settlement.title",
     "text": {
      "say": "settlement.soon",
      "with": {
       "count": {
        "from": "data.settings.settlement_warn_days"
       }
      }
     },
     "when": {
      "user.settlement_days": {
       "min": 1,
       "below": {
        "from": "data.settings.settlement_warn_days"
       }
      }
     }
    }
   }
  },
  "work": {
   "block": "links",
   "title": "home.work",
   "look": "grid",
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
     },
     {
      "user.is_agent": true
     },
     {
      "user.is_reseller": true
     }
    ]
   },
   "links": {
    "agent": {
     "do": "link",
     "label": "agent.coin.title",
     "icon": "badge-dollar-sign",
     "when": {
      "user.is_agent": true
     },
     "to": "/agent/coin"
    },
    "toPay": {
     "do": "link",
     "label": "order.toPay",
     "icon": "hand-coins",
     "when": {
      "user.is_reseller": true
     },
     "count": "data.withdrawal.to_process",
     "to": "/withdraw/order",
     "query": {
      "side": "toPay"
     }
    },
    "console": {
     "do": "link",
     "label": "console.title",
     "icon": "clipboard-check",
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
        "user.guild_role": "admin"
       }
      ]
     },
     "count": "data.redDots.creation_total",
     "to": "/console"
    },
    "guildConsole": {
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
    }
   }
  },
  "money": {
   "block": "links",
   "title": "home.money",
   "look": "grid",
   "links": {
    "recharge": {
     "do": "link",
     "label": "recharge.title",
     "icon": "coins",
     "to": "/app-recharge"
    },
    "diamonds": {
     "do": "link",
     "label": "diamond.title",
     "icon": "gem",
     "to": "/my-diamond"
    },
    "withdraw": {
     "do": "link",
     "label": "withdraw.title",
     "icon": "banknote",
     "to": "/withdraw"
    },
    "orders": {
     "do": "link",
     "label": "order.title",
     "icon": "receipt-text",
     "count": "data.withdrawal.to_confirm",
     "to": "/withdraw/order"
    },
    "accounts": {
     "do": "link",
     "label": "account.methods",
     "icon": "wallet-cards",
     "to": "/withdraw/account"
    },
    "gift": {
     "do": "link",
     "label": "recharge.others",
     "icon": "gift",
     "to": "/recharge"
    }
   }
  },
  "guild": {
   "block": "links",
   "title": "home.guild",
   "look": "grid",
   "links": {
    "home": {
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
    "personal": {
     "do": "link",
     "label": "personal.title",
     "icon": "mic-vocal",
     "to": "/guild/personal-center"
    },
    "data": {
     "do": "link",
     "label": "data.title",
     "icon": "chart-no-axes-combined",
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
        "user.guild_id": {
         "exists": true
        }
       }
      ]
     },
     "to": "/guild/data-center"
    },
    "guilds": {
     "do": "link",
     "label": "guild.list.title",
     "icon": "search",
     "to": "/guild/list"
    },
    "create": {
     "do": "link",
     "label": "guild.create.title",
     "icon": "house-plus",
     "when": {
      "user.guild_id": {
       "exists": false
      }
     },
     "to": "/guild/create"
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
    "live": {
     "do": "native",
     "label": "inApp.live",
     "icon": "radio",
     "call": "toAppShow"
    },
    "tasks": {
     "do": "native",
     "label": "inApp.tasks",
     "icon": "list-checks",
     "call": "onAppTaskRoute",
     "args": {
      "route": "daily"
     }
    },
    "welfare": {
     "do": "native",
     "label": "inApp.welfare",
     "icon": "party-popper",
     "call": "jumpToWelfare"
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
    },
    "wallet": {
     "do": "native",
     "label": "inApp.wallet",
     "icon": "wallet",
     "call": "jumpToWallet"
    },
    "store": {
     "do": "native",
     "label": "inApp.store",
     "icon": "store",
     "call": "jumpToStore"
    },
    "items": {
     "do": "native",
     "label": "inApp.items",
     "icon": "backpack",
     "call": "jumpToUserStore"
    },
    "more": {
     "do": "sheet",
     "label": "inApp.more",
     "icon": "layout-grid",
     "when": {
      "host.isApp": true
     },
     "title": "inApp.more",
     "blocks": {
      "more": {
       "block": "links",
       "links": {
        "main": {
         "do": "native",
         "label": "inApp.main",
         "icon": "house",
         "call": "startBySchema",
         "args": {
          "target": "main",
          "tab": "home"
         }
        },
        "discover": {
         "do": "native",
         "label": "inApp.discover",
         "icon": "compass",
         "call": "jumpToTab",
         "args": {
          "tab": "discover"
         }
        },
        "broadcast": {
         "do": "native",
         "label": "inApp.broadcast",
         "icon": "megaphone",
         "call": "gotoBroadcast"
        },
        "friends": {
         "do": "native",
         "label": "inApp.friends",
         "icon": "users-round",
         "call": "jumpToFriend"
        },
        "newFriends": {
         "do": "native",
         "label": "inApp.newFriends",
         "icon": "user-round-plus",
         "call": "startBySchema",
         "args": {
          "target": "friendAdd"
         }
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
        }
       }
      }
     }
    }
   }
  },
  "account": {
   "block": "links",
   "links": {
    "language": {
     "do": "language",
     "label": "account.language",
     "icon": "languages"
    },
    "notice": {
     "do": "link",
     "label": "pay.notice.title",
     "icon": "shield-alert",
     "to": "/pay/notice"
    },
    "leave": {
     "do": "native",
     "label": "inApp.leave",
     "icon": "x",
     "call": "closeWebview"
    },
    "signOut": {
     "do": "signOut",
     "label": "account.signOut",
     "icon": "log-out",
     "tone": "danger",
     "ask": "account.signOut.ask"
    }
   }
  }
 }
}

export const route = {
  page,
  problems: [],
  endpoints: {
 "POST /web/MyAccountInfo": {
  "kind": "read",
  "response": {
   "type": "object",
   "properties": {
    "uid": {
     "type": "string"
    },
    "nikeName": {
     "type": "string"
    },
    "duid": {
     "type": "string"
    },
    "avatar_url": {
     "type": "string"
    },
    "gold": {
     "type": "integer"
    },
    "agent": {
     "type": "integer"
    },
    "guild_id": {
     "type": "string"
    },
    "guild_role": {
     "type": "string"
    },
    "guild_name": {
     "type": "string"
    },
    "is_reseller": {
     "type": "boolean"
    },
    "is_bd": {
     "type": "boolean"
    },
    "is_sub_bd": {
     "type": "boolean"
    },
    "is_ext_admin": {
     "type": "boolean"
    },
    "country_id": {
     "type": "string"
    },
    "country_name": {
     "type": "string"
    },
    "country_icon": {
     "type": "string"
    },
    "diamonds": {
     "type": "string"
    },
    "settlement_days": {
     "type": "integer"
    },
    "is_upper_agent": {
     "type": "boolean"
    }
   },
   "required": [
    "uid",
    "nikeName",
    "duid",
    "gold",
    "agent",
    "is_reseller",
    "is_bd",
    "is_sub_bd",
    "is_ext_admin",
    "country_id",
    "diamonds",
    "is_upper_agent"
   ]
  }
 },
 "POST /web/guild/get_ext_admin_red_dot": {
  "kind": "read",
  "response": {
   "type": "object",
   "properties": {
    "creation_total": {
     "type": "integer"
    }
   },
   "required": [
    "creation_total"
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
 },
 "POST /web/settings/kv": {
  "kind": "read",
  "response": {
   "type": "object",
   "properties": {
    "max_images": {
     "type": "integer"
    },
    "image_max_bytes": {
     "type": "integer"
    },
    "auto_confirm_days": {
     "type": "integer"
    },
    "auto_cancel_days": {
     "type": "integer"
    },
    "customer_contact": {
     "type": "string"
    },
    "min_recharge": {
     "type": "string"
    },
    "max_recharge": {
     "type": "string"
    },
    "recharge_amounts": {
     "type": "array",
     "items": {
      "type": "string"
     }
    },
    "max_transfer": {
     "type": "integer"
    },
    "settlement_warn_days": {
     "type": "integer"
    },
    "receipt_hours_min": {
     "type": "integer"
    },
    "receipt_hours_max": {
     "type": "integer"
    }
   }
  }
 },
 "POST /web/withdrawal/config": {
  "kind": "read",
  "response": {
   "type": "object",
   "properties": {
    "min_diamonds": {
     "type": "string"
    },
    "weekly_limit": {
     "type": "integer"
    },
    "weekly_left": {
     "type": "integer"
    },
    "min_amount": {
     "type": "string"
    },
    "auto_confirm_days": {
     "type": "integer"
    },
    "auto_cancel_days": {
     "type": "integer"
    },
    "max_proof_images": {
     "type": "integer"
    },
    "receipt_hours_min": {
     "type": "integer"
    },
    "receipt_hours_max": {
     "type": "integer"
    },
    "diamonds_per_unit": {
     "type": "integer"
    },
    "currency": {
     "type": "string"
    },
    "to_process": {
     "type": "integer"
    },
    "to_confirm": {
     "type": "integer"
    }
   }
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
 },
 "redDots": {
  "call": "POST /web/guild/get_ext_admin_red_dot"
 },
 "settings": {
  "call": "POST /web/settings/kv"
 },
 "withdrawal": {
  "call": "POST /web/withdrawal/config"
 }
},
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
 "badge-dollar-sign": [
  [
   "path",
   {
    "d": "M3.85 8.62a4 4 0 0 1 4.78-4.77 4 4 0 0 1 6.74 0 4 4 0 0 1 4.78 4.78 4 4 0 0 1 0 6.74 4 4 0 0 1-4.77 4.78 4 4 0 0 1-6.75 0 4 4 0 0 1-4.78-4.77 4 4 0 0 1 0-6.76Z"
   }
  ],
  [
   "path",
   {
    "d": "M16 8h-6a2 2 0 1 0 0 4h4a2 2 0 1 1 0 4H8"
   }
  ],
  [
   "path",
   {
    "d": "M12 18V6"
   }
  ]
 ],
 "banknote": [
  [
   "rect",
   {
    "width": "20",
    "height": "12",
    "x": "2",
    "y": "6",
    "rx": "2"
   }
  ],
  [
   "circle",
   {
    "cx": "12",
    "cy": "12",
    "r": "2"
   }
  ],
  [
   "path",
   {
    "d": "M6 12h.01M18 12h.01"
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
 "clipboard-check": [
  [
   "rect",
   {
    "width": "8",
    "height": "4",
    "x": "8",
    "y": "2",
    "rx": "1",
    "ry": "1"
   }
  ],
  [
   "path",
   {
    "d": "M16 4h2a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h2"
   }
  ],
  [
   "path",
   {
    "d": "m9 14 2 2 4-4"
   }
  ]
 ],
 "coins": [
  [
   "path",
   {
    "d": "M13.744 17.736a6 6 0 1 1-7.48-7.48"
   }
  ],
  [
   "path",
   {
    "d": "M15 6h1v4"
   }
  ],
  [
   "path",
   {
    "d": "m6.134 14.768.866-.5 2 3.464"
   }
  ],
  [
   "circle",
   {
    "cx": "16",
    "cy": "8",
    "r": "6"
   }
  ]
 ],
 "compass": [
  [
   "circle",
   {
    "cx": "12",
    "cy": "12",
    "r": "10"
   }
  ],
  [
   "path",
   {
    "d": "m16.24 7.76-1.804 5.411a2 2 0 0 1-1.265 1.265L7.76 16.24l1.804-5.411a2 2 0 0 1 1.265-1.265z"
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
 "gift": [
  [
   "path",
   {
    "d": "M12 7v14"
   }
  ],
  [
   "path",
   {
    "d": "M20 11v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-8"
   }
  ],
  [
   "path",
   {
    "d": "M7.5 7a1 1 0 0 1 0-5A4.8 8 0 0 1 12 7a4.8 8 0 0 1 4.5-5 1 1 0 0 1 0 5"
   }
  ],
  [
   "rect",
   {
    "x": "3",
    "y": "7",
    "width": "18",
    "height": "4",
    "rx": "1"
   }
  ]
 ],
 "hand-coins": [
  [
   "path",
   {
    "d": "M11 15h2a2 2 0 1 0 0-4h-3c-.6 0-1.1.2-1.4.6L3 17"
   }
  ],
  [
   "path",
   {
    "d": "m7 21 1.6-1.4c.3-.4.8-.6 1.4-.6h4c1.1 0 2.1-.4 2.8-1.2l4.6-4.4a2 2 0 0 0-2.75-2.91l-4.2 3.9"
   }
  ],
  [
   "path",
   {
    "d": "m2 16 6 6"
   }
  ],
  [
   "circle",
   {
    "cx": "16",
    "cy": "9",
    "r": "2.9"
   }
  ],
  [
   "circle",
   {
    "cx": "6",
    "cy": "5",
    "r": "3"
   }
  ]
 ],
 "house": [
  [
   "path",
   {
    "d": "M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8"
   }
  ],
  [
   "path",
   {
    "d": "M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z"
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
 "house-plus": [
  [
   "path",
   {
    "d": "M12.35 21H5a2 2 0 0 1-2-2v-9a2 2 0 0 1 .71-1.53l7-6a2 2 0 0 1 2.58 0l7 6A2 2 0 0 1 21 10v2.35"
   }
  ],
  [
   "path",
   {
    "d": "M14.8 12.4A1 1 0 0 0 14 12h-4a1 1 0 0 0-1 1v8"
   }
  ],
  [
   "path",
   {
    "d": "M15 18h6"
   }
  ],
  [
   "path",
   {
    "d": "M18 15v6"
   }
  ]
 ],
 "languages": [
  [
   "path",
   {
    "d": "m5 8 6 6"
   }
  ],
  [
   "path",
   {
    "d": "m4 14 6-6 2-3"
   }
  ],
  [
   "path",
   {
    "d": "M2 5h12"
   }
  ],
  [
   "path",
   {
    "d": "M7 2h1"
   }
  ],
  [
   "path",
   {
    "d": "m22 22-5-10-5 10"
   }
  ],
  [
   "path",
   {
    "d": "M14 18h6"
   }
  ]
 ],
 "layout-grid": [
  [
   "rect",
   {
    "width": "7",
    "height": "7",
    "x": "3",
    "y": "3",
    "rx": "1"
   }
  ],
  [
   "rect",
   {
    "width": "7",
    "height": "7",
    "x": "14",
    "y": "3",
    "rx": "1"
   }
  ],
  [
   "rect",
   {
    "width": "7",
    "height": "7",
    "x": "14",
    "y": "14",
    "rx": "1"
   }
  ],
  [
   "rect",
   {
    "width": "7",
    "height": "7",
    "x": "3",
    "y": "14",
    "rx": "1"
   }
  ]
 ],
 "list-checks": [
  [
   "path",
   {
    "d": "M13 5h8"
   }
  ],
  [
   "path",
   {
    "d": "M13 12h8"
   }
  ],
  [
   "path",
   {
    "d": "M13 19h8"
   }
  ],
  [
   "path",
   {
    "d": "m3 17 2 2 4-4"
   }
  ],
  [
   "path",
   {
    "d": "m3 7 2 2 4-4"
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
 "log-out": [
  [
   "path",
   {
    "d": "m16 17 5-5-5-5"
   }
  ],
  [
   "path",
   {
    "d": "M21 12H9"
   }
  ],
  [
   "path",
   {
    "d": "M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4"
   }
  ]
 ],
 "megaphone": [
  [
   "path",
   {
    "d": "M11 6a13 13 0 0 0 8.4-2.8A1 1 0 0 1 21 4v12a1 1 0 0 1-1.6.8A13 13 0 0 0 11 14H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2z"
   }
  ],
  [
   "path",
   {
    "d": "M6 14a12 12 0 0 0 2.4 7.2 2 2 0 0 0 3.2-2.4A8 8 0 0 1 10 14"
   }
  ],
  [
   "path",
   {
    "d": "M8 6v8"
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
 "party-popper": [
  [
   "path",
   {
    "d": "M5.8 11.3 2 22l10.7-3.79"
   }
  ],
  [
   "path",
   {
    "d": "M4 3h.01"
   }
  ],
  [
   "path",
   {
    "d": "M22 8h.01"
   }
  ],
  [
   "path",
   {
    "d": "M15 2h.01"
   }
  ],
  [
   "path",
   {
    "d": "M22 20h.01"
   }
  ],
  [
   "path",
   {
    "d": "m22 2-2.24.75a2.9 2.9 0 0 0-1.96 3.12c.1.86-.57 1.63-1.45 1.63h-.38c-.86 0-1.6.6-1.76 1.44L14 10"
   }
  ],
  [
   "path",
   {
    "d": "m22 13-.82-.33c-.86-.34-1.82.2-1.98 1.11c-.11.7-.72 1.22-1.43 1.22H17"
   }
  ],
  [
   "path",
   {
    "d": "m11 2 .33.82c.34.86-.2 1.82-1.11 1.98C9.52 4.9 9 5.52 9 6.23V7"
   }
  ],
  [
   "path",
   {
    "d": "M11 13c1.93 1.93 2.83 4.17 2 5-.83.83-3.07-.07-5-2-1.93-1.93-2.83-4.17-2-5 .83-.83 3.07.07 5 2Z"
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
 "receipt-text": [
  [
   "path",
   {
    "d": "M13 16H8"
   }
  ],
  [
   "path",
   {
    "d": "M14 8H8"
   }
  ],
  [
   "path",
   {
    "d": "M16 12H8"
   }
  ],
  [
   "path",
   {
    "d": "M4 3a1 1 0 0 1 1-1 1.3 1.3 0 0 1 .7.2l.933.6a1.3 1.3 0 0 0 1.4 0l.934-.6a1.3 1.3 0 0 1 1.4 0l.933.6a1.3 1.3 0 0 0 1.4 0l.933-.6a1.3 1.3 0 0 1 1.4 0l.934.6a1.3 1.3 0 0 0 1.4 0l.933-.6A1.3 1.3 0 0 1 19 2a1 1 0 0 1 1 1v18a1 1 0 0 1-1 1 1.3 1.3 0 0 1-.7-.2l-.933-.6a1.3 1.3 0 0 0-1.4 0l-.934.6a1.3 1.3 0 0 1-1.4 0l-.933-.6a1.3 1.3 0 0 0-1.4 0l-.933.6a1.3 1.3 0 0 1-1.4 0l-.934-.6a1.3 1.3 0 0 0-1.4 0l-.933.6a1.3 1.3 0 0 1-.7.2 1 1 0 0 1-1-1z"
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
 "shield-alert": [
  [
   "path",
   {
    "d": "M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z"
   }
  ],
  [
   "path",
   {
    "d": "M12 8v4"
   }
  ],
  [
   "path",
   {
    "d": "M12 16h.01"
   }
  ]
 ],
 "store": [
  [
   "path",
   {
    "d": "M15 21v-5a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v5"
   }
  ],
  [
   "path",
   {
    "d": "M17.774 10.31a1.12 1.12 0 0 0-1.549 0 2.5 2.5 0 0 1-3.451 0 1.12 1.12 0 0 0-1.548 0 2.5 2.5 0 0 1-3.452 0 1.12 1.12 0 0 0-1.549 0 2.5 2.5 0 0 1-3.77-3.248l2.889-4.184A2 2 0 0 1 7 2h10a2 2 0 0 1 1.653.873l2.895 4.192a2.5 2.5 0 0 1-3.774 3.244"
   }
  ],
  [
   "path",
   {
    "d": "M4 10.95V19a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8.05"
   }
  ]
 ],
 "user-round-plus": [
  [
   "path",
   {
    "d": "M2 21a8 8 0 0 1 13.292-6"
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
    "d": "M19 16v6"
   }
  ],
  [
   "path",
   {
    "d": "M22 19h-6"
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
 ],
 "wallet": [
  [
   "path",
   {
    "d": "M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1"
   }
  ],
  [
   "path",
   {
    "d": "M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4"
   }
  ]
 ],
 "wallet-cards": [
  [
   "path",
   {
    "d": "M3 11h3.75a2 2 0 0 1 1.6.8l.45.6a4 4 0 0 0 6.4 0l.45-.6a2 2 0 0 1 1.6-.8H21"
   }
  ],
  [
   "path",
   {
    "d": "M3 7h18"
   }
  ],
  [
   "rect",
   {
    "x": "3",
    "y": "3",
    "width": "18",
    "height": "18",
    "rx": "2"
   }
  ]
 ],
 "x": [
  [
   "path",
   {
    "d": "M18 6 6 18"
   }
  ],
  [
   "path",
   {
    "d": "m6 6 12 12"
   }
  ]
 ]
},
} as unknown as RouteModule

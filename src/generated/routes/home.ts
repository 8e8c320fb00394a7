// Written by `npm run generate` from pages/, markets/ and schemas/. Do not edit.
import type { RouteModule } from '../../engine/page/site'

const page = {
 "title": "home.title",
 "look": "welcome",
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
 ]
},
} as unknown as RouteModule

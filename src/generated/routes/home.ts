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
  "shortcuts": {
   "block": "links",
   "look": "grid",
   "links": {
    "recharge": {
     "do": "link",
     "label": "recharge.title",
     "icon": "coins",
     "to": "/recharge"
    },
    "orders": {
     "do": "link",
     "label": "order.title",
     "icon": "hand-coins",
     "to": "/withdraw/order"
    },
    "addMethod": {
     "do": "link",
     "label": "method.title",
     "icon": "wallet-cards",
     "to": "/withdraw/add-method"
    },
    "data": {
     "do": "link",
     "label": "data.title",
     "icon": "chart-no-axes-combined",
     "when": {
      "user.guild_id": {
       "exists": true
      }
     },
     "to": "/guild/data-center"
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
    },
    "guilds": {
     "do": "link",
     "label": "guild.list.title",
     "icon": "house-heart",
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
    "diamonds"
   ]
  }
 }
},
  sources: {},
  forms: {  },
  icons: {
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

// Written by `npm run generate` from pages/, markets/ and schemas/. Do not edit.
import type { RouteModule } from '@pagewright/engine/site'

const page = {
 "title": "diamond.title",
 "state": {
  "covered": 0
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
  "balance": {
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
     "big": true,
     "when": {
      "state.covered": 0
     }
    },
    "gemstones": {
     "label": "account.gemstones",
     "value": "user.gemstone",
     "format": "money",
     "when": {
      "state.covered": 0
     }
    },
    "coins": {
     "label": "account.coins",
     "value": "row.gold",
     "format": "count",
     "when": {
      "state.covered": 0
     }
    }
   },
   "actions": {
    "cover": {
     "do": "set",
     "label": "diamond.cover",
     "icon": "eye-off",
     "state": "covered",
     "value": 1,
     "when": {
      "state.covered": 0
     }
    },
    "uncover": {
     "do": "set",
     "label": "diamond.uncover",
     "icon": "eye",
     "state": "covered",
     "value": 0,
     "when": {
      "state.covered": 1
     }
    }
   }
  },
  "ways": {
   "block": "links",
   "look": "grid",
   "links": {
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
    "income": {
     "do": "link",
     "label": "personal.title",
     "icon": "mic-vocal",
     "to": "/guild/personal-center"
    },
    "wallet": {
     "do": "native",
     "label": "inApp.wallet",
     "icon": "wallet",
     "call": "startBySchema",
     "args": {
      "target": "wallet",
      "index": 0
     }
    }
   }
  },
  "limits": {
   "block": "text",
   "title": "withdraw.rules",
   "items": {
    "week": {
     "text": {
      "say": "withdraw.week",
      "with": {
       "limit": {
        "from": "data.withdrawal.weekly_limit"
       },
       "left": {
        "from": "data.withdrawal.weekly_left"
       }
      }
     },
     "when": {
      "data.withdrawal.weekly_limit": {
       "exists": true
      },
      "data.withdrawal.weekly_left": {
       "exists": true
      }
     }
    },
    "diamonds": {
     "text": {
      "say": "withdraw.min",
      "with": {
       "num": {
        "from": "data.withdrawal.min_diamonds",
        "format": "count"
       }
      }
     },
     "when": {
      "data.withdrawal.min_diamonds": {
       "exists": true
      }
     }
    },
    "amount": {
     "text": {
      "say": "withdraw.minAmount",
      "with": {
       "amount": {
        "from": "data.withdrawal.min_amount",
        "format": "money"
       },
       "currency": {
        "from": "data.withdrawal.currency"
       }
      }
     },
     "when": {
      "data.withdrawal.min_amount": {
       "exists": true
      },
      "data.withdrawal.currency": {
       "exists": true
      }
     }
    },
    "rate": {
     "text": {
      "say": "withdraw.rate",
      "with": {
       "num": {
        "from": "data.withdrawal.diamonds_per_unit",
        "format": "count"
       },
       "currency": {
        "from": "data.withdrawal.currency"
       }
      }
     },
     "when": {
      "data.withdrawal.diamonds_per_unit": {
       "exists": true
      },
      "data.withdrawal.currency": {
       "exists": true
      }
     }
    },
    "lag": {
     "text": {
      "say": "order.lag",
      "with": {
       "min": {
        "from": "data.withdrawal.receipt_hours_min"
       },
       "max": {
        "from": "data.withdrawal.receipt_hours_max"
       }
      }
     },
     "when": {
      "data.withdrawal.receipt_hours_min": {
       "exists": true
      },
      "data.withdrawal.receipt_hours_max": {
       "exists": true
      }
     }
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
 "settings": {
  "call": "POST /web/settings/kv"
 },
 "withdrawal": {
  "call": "POST /web/withdrawal/config"
 }
},
  forms: {  },
  icons: {
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
 "eye": [
  [
   "path",
   {
    "d": "M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0"
   }
  ],
  [
   "circle",
   {
    "cx": "12",
    "cy": "12",
    "r": "3"
   }
  ]
 ],
 "eye-off": [
  [
   "path",
   {
    "d": "M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49"
   }
  ],
  [
   "path",
   {
    "d": "M14.084 14.158a3 3 0 0 1-4.242-4.242"
   }
  ],
  [
   "path",
   {
    "d": "M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143"
   }
  ],
  [
   "path",
   {
    "d": "m2 2 20 20"
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
 ]
},
} as unknown as RouteModule

// Written by `npm run generate` from pages/, markets/ and schemas/. Do not edit.
import type { RouteModule } from '@pagewright/engine/site'

const page = {
 "title": "data.detail.title",
 "needs": {
  "team": {
   "when": {
    "any": [
     {
      "user.guild_id": {
       "exists": true
      }
     },
     {
      "user.is_bd": true
     },
     {
      "user.is_sub_bd": true
     },
     {
      "user.is_ext_admin": true
     }
    ]
   },
   "otherwise": "guild.none",
   "action": {
    "do": "link",
    "label": "guild.list.title",
    "tone": "primary",
    "to": "/guild/list"
   }
  },
  "whose": {
   "when": {
    "any": [
     {
      "query.person": {
       "exists": true
      }
     },
     {
      "query.gid": {
       "exists": true
      }
     }
    ]
   },
   "otherwise": "data.detail.none",
   "action": {
    "do": "link",
    "label": "data.title",
    "tone": "primary",
    "to": "/guild/data-center"
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
  "person": {
   "block": "record",
   "when": {
    "query.person": {
     "exists": true
    }
   },
   "call": "POST /web/guild/member/bill",
   "body": {
    "gid": {
     "from": "query.gid"
    },
    "uid": {
     "from": "query.person"
    },
    "period": 1
   },
   "tabs": {
    "param": "period",
    "items": {
     "period1": {
      "value": 1,
      "label": "period.1",
      "note": "period.1.note"
     },
     "period2": {
      "value": 2,
      "label": "period.2",
      "note": "period.2.note"
     },
     "period3": {
      "value": 3,
      "label": "period.3",
      "note": "period.3.note"
     },
     "period4": {
      "value": 4,
      "label": "period.4",
      "note": "period.4.note"
     },
     "period5": {
      "value": 5,
      "label": "period.5",
      "note": "period.5.note"
     },
     "period6": {
      "value": 6,
      "label": "period.6",
      "note": "period.6.note"
     },
     "period7": {
      "value": 7,
      "label": "period.7",
      "note": "period.7.note"
     },
     "period8": {
      "value": 8,
      "label": "period.8",
      "note": "period.8.note"
     }
    }
   },
   "image": "row.avatar_url",
   "name": "row.nickname",
   "cells": {
    "income": {
     "label": "data.income",
     "value": "row.income",
     "format": "money",
     "big": true
    },
    "hours": {
     "label": "data.hours",
     "value": "row.live_hours",
     "format": "money"
    },
    "days": {
     "label": "data.validDays",
     "value": "row.valid_days",
     "format": "count"
    },
    "gifts": {
     "label": "data.gifts",
     "value": "row.gift_count",
     "format": "count"
    }
   },
   "chart": {
    "title": "data.chart",
    "points": "row.days",
    "x": "date",
    "y": "income",
    "format": "count"
   }
  },
  "guild": {
   "block": "record",
   "when": {
    "query.person": {
     "exists": false
    }
   },
   "call": "POST /web/guild/bill",
   "body": {
    "gid": {
     "from": "query.gid"
    },
    "period": 1
   },
   "tabs": {
    "param": "period",
    "items": {
     "period1": {
      "value": 1,
      "label": "period.1",
      "note": "period.1.note"
     },
     "period2": {
      "value": 2,
      "label": "period.2",
      "note": "period.2.note"
     },
     "period3": {
      "value": 3,
      "label": "period.3",
      "note": "period.3.note"
     },
     "period4": {
      "value": 4,
      "label": "period.4",
      "note": "period.4.note"
     },
     "period5": {
      "value": 5,
      "label": "period.5",
      "note": "period.5.note"
     },
     "period6": {
      "value": 6,
      "label": "period.6",
      "note": "period.6.note"
     },
     "period7": {
      "value": 7,
      "label": "period.7",
      "note": "period.7.note"
     },
     "period8": {
      "value": 8,
      "label": "period.8",
      "note": "period.8.note"
     }
    }
   },
   "cells": {
    "income": {
     "label": "data.income",
     "value": "row.income",
     "format": "money",
     "big": true
    },
    "members": {
     "label": "data.members",
     "value": "row.member_count",
     "format": "count"
    },
    "active": {
     "label": "data.active",
     "value": "row.active_count",
     "format": "count"
    },
    "fresh": {
     "label": "data.new",
     "value": "row.new_count",
     "format": "count"
    },
    "guilds": {
     "label": "data.guilds",
     "value": "row.guild_count",
     "format": "count",
     "when": {
      "row.guild_count": {
       "exists": true
      }
     }
    },
    "bds": {
     "label": "data.bds",
     "value": "row.bd_count",
     "format": "count",
     "when": {
      "row.bd_count": {
       "exists": true
      }
     }
    }
   },
   "chart": {
    "title": "data.chart",
    "points": "row.days",
    "x": "date",
    "y": "income",
    "format": "count"
   }
  },
  "people": {
   "block": "list",
   "title": "data.team",
   "when": {
    "query.person": {
     "exists": false
    },
    "query.gid": {
     "exists": true
    }
   },
   "rows": "POST /web/guild/member/bill/list",
   "body": {
    "gid": {
     "from": "query.gid"
    },
    "period": 1
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
    "figure": {
     "value": "row.income",
     "format": "money"
    },
    "lines": {
     "duid": {
      "label": "account.id",
      "value": "row.duid",
      "format": "id"
     }
    }
   },
   "opens": {
    "to": "/guild/data-center/detail",
    "query": {
     "gid": {
      "from": "query.gid"
     },
     "person": {
      "from": "row.uid"
     }
    }
   },
   "empty": {
    "text": "guild.member.empty"
   }
  }
 }
}

export const route = {
  page,
  problems: [],
  endpoints: {
 "POST /web/guild/bill": {
  "kind": "read",
  "response": {
   "type": "object",
   "properties": {
    "period": {
     "type": "integer"
    },
    "income": {
     "type": "string"
    },
    "guild_count": {
     "type": "integer"
    },
    "bd_count": {
     "type": "integer"
    },
    "member_count": {
     "type": "integer"
    },
    "active_count": {
     "type": "integer"
    },
    "new_count": {
     "type": "integer"
    },
    "from": {
     "type": "string"
    },
    "to": {
     "type": "string"
    },
    "days": {
     "type": "array",
     "items": {
      "type": "object",
      "properties": {
       "date": {
        "type": "string"
       },
       "income": {
        "type": "number"
       }
      },
      "required": [
       "date",
       "income"
      ]
     }
    }
   },
   "required": [
    "period",
    "income",
    "member_count",
    "active_count",
    "new_count",
    "from",
    "to",
    "days"
   ]
  }
 },
 "POST /web/guild/member/bill": {
  "kind": "read",
  "response": {
   "type": "object",
   "properties": {
    "uid": {
     "type": "string"
    },
    "nickname": {
     "type": "string"
    },
    "avatar_url": {
     "type": "string"
    },
    "period": {
     "type": "integer"
    },
    "income": {
     "type": "string"
    },
    "gift_count": {
     "type": "integer"
    },
    "live_hours": {
     "type": "string"
    },
    "valid_days": {
     "type": "integer"
    },
    "from": {
     "type": "string"
    },
    "to": {
     "type": "string"
    },
    "days": {
     "type": "array",
     "items": {
      "type": "object",
      "properties": {
       "date": {
        "type": "string"
       },
       "income": {
        "type": "number"
       }
      },
      "required": [
       "date",
       "income"
      ]
     }
    }
   },
   "required": [
    "uid",
    "nickname",
    "period",
    "income",
    "gift_count",
    "live_hours",
    "valid_days",
    "from",
    "to",
    "days"
   ]
  }
 },
 "POST /web/guild/member/bill/list": {
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
       "role": {
        "type": "string"
       },
       "income": {
        "type": "string"
       },
       "live_hours": {
        "type": "string"
       },
       "valid_days": {
        "type": "integer"
       }
      },
      "required": [
       "uid",
       "duid",
       "nickname",
       "role",
       "income",
       "live_hours",
       "valid_days"
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

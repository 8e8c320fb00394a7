// Written by `npm run generate` from pages/, markets/ and schemas/. Do not edit.
import type { RouteModule } from '@pagewright/engine/site'

const page = {
 "title": "console.title",
 "needs": {
  "role": {
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
   "otherwise": "console.closed",
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
    "isShow": true
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
  "bd": {
   "block": "record",
   "title": "console.bd",
   "when": {
    "any": [
     {
      "user.is_bd": true
     },
     {
      "user.is_sub_bd": true
     }
    ]
   },
   "call": "POST /web/guild/bill",
   "body": {
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
    "guilds": {
     "label": "data.guilds",
     "value": "row.guild_count",
     "format": "count"
    },
    "members": {
     "label": "data.members",
     "value": "row.member_count",
     "format": "count"
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
   }
  },
  "ext": {
   "block": "record",
   "title": "console.ext",
   "when": {
    "user.is_ext_admin": true
   },
   "call": "POST /web/guild/get_ext_admin_member_count",
   "cells": {
    "guilds": {
     "label": "data.guilds",
     "value": "row.guild_count",
     "format": "count",
     "big": true
    },
    "members": {
     "label": "data.members",
     "value": "row.member_count",
     "format": "count"
    }
   }
  },
  "admin": {
   "block": "record",
   "title": "console.admin",
   "when": {
    "user.guild_role": "admin"
   },
   "call": "POST /web/guild/info",
   "body": {
    "gid": {
     "from": "user.guild_id"
    }
   },
   "look": "card",
   "image": "row.cover",
   "name": "row.name",
   "cells": {
    "members": {
     "label": "guild.members",
     "value": "row.member_number",
     "format": "count"
    },
    "waiting": {
     "label": "guild.apply.waiting",
     "value": "row.apply_total",
     "format": "count"
    }
   }
  },
  "ways": {
   "block": "links",
   "look": "grid",
   "links": {
    "creations": {
     "do": "link",
     "label": "creation.title",
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
       }
      ]
     },
     "count": "data.redDots.creation_total",
     "to": "/guild/apply-guild"
    },
    "bound": {
     "do": "link",
     "label": "guild.bound.title",
     "icon": "network",
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
       }
      ]
     },
     "to": "/guild/bind-list"
    },
    "bds": {
     "do": "link",
     "label": "team.bd.title",
     "icon": "briefcase-business",
     "when": {
      "user.is_bd": true,
      "user.is_sub_bd": false
     },
     "to": "/guild/bd-member"
    },
    "exts": {
     "do": "link",
     "label": "team.ext.title",
     "icon": "user-round-cog",
     "when": {
      "user.is_bd": true
     },
     "to": "/guild/ext-admins"
    },
    "people": {
     "do": "link",
     "label": "team.extMember.title",
     "icon": "users-round",
     "when": {
      "user.is_ext_admin": true
     },
     "to": "/guild/ext-admin-member"
    },
    "applications": {
     "do": "link",
     "label": "guild.apply.title",
     "icon": "user-round-check",
     "when": {
      "user.guild_role": "admin"
     },
     "count": "data.guild.apply_total",
     "to": "/guild/apply"
    },
    "members": {
     "do": "link",
     "label": "guild.member.title",
     "icon": "users-round",
     "when": {
      "user.guild_role": "admin"
     },
     "to": "/guild/member"
    },
    "data": {
     "do": "link",
     "label": "data.title",
     "icon": "chart-no-axes-combined",
     "to": "/guild/data-center"
    }
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
 }
},
  forms: {  },
  icons: {
 "briefcase-business": [
  [
   "path",
   {
    "d": "M12 12h.01"
   }
  ],
  [
   "path",
   {
    "d": "M16 6V4a2 2 0 0 0-2-2h-4a2 2 0 0 0-2 2v2"
   }
  ],
  [
   "path",
   {
    "d": "M22 13a18.15 18.15 0 0 1-20 0"
   }
  ],
  [
   "rect",
   {
    "width": "20",
    "height": "14",
    "x": "2",
    "y": "6",
    "rx": "2"
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
 "network": [
  [
   "rect",
   {
    "x": "16",
    "y": "16",
    "width": "6",
    "height": "6",
    "rx": "1"
   }
  ],
  [
   "rect",
   {
    "x": "2",
    "y": "16",
    "width": "6",
    "height": "6",
    "rx": "1"
   }
  ],
  [
   "rect",
   {
    "x": "9",
    "y": "2",
    "width": "6",
    "height": "6",
    "rx": "1"
   }
  ],
  [
   "path",
   {
    "d": "M5 16v-3a1 1 0 0 1 1-1h12a1 1 0 0 1 1 1v3"
   }
  ],
  [
   "path",
   {
    "d": "M12 12V8"
   }
  ]
 ],
 "user-round-check": [
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
    "d": "m16 19 2 2 4-4"
   }
  ]
 ],
 "user-round-cog": [
  [
   "path",
   {
    "d": "m14.305 19.53.923-.382"
   }
  ],
  [
   "path",
   {
    "d": "m15.228 16.852-.923-.383"
   }
  ],
  [
   "path",
   {
    "d": "m16.852 15.228-.383-.923"
   }
  ],
  [
   "path",
   {
    "d": "m16.852 20.772-.383.924"
   }
  ],
  [
   "path",
   {
    "d": "m19.148 15.228.383-.923"
   }
  ],
  [
   "path",
   {
    "d": "m19.53 21.696-.382-.924"
   }
  ],
  [
   "path",
   {
    "d": "M2 21a8 8 0 0 1 10.434-7.62"
   }
  ],
  [
   "path",
   {
    "d": "m20.772 16.852.924-.383"
   }
  ],
  [
   "path",
   {
    "d": "m20.772 19.148.924.383"
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
   "circle",
   {
    "cx": "18",
    "cy": "18",
    "r": "3"
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
 ]
},
} as unknown as RouteModule

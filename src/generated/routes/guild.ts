// Written by `npm run generate` from pages/, markets/ and schemas/. Do not edit.
import type { RouteModule } from '../../engine/page/site'

const page = {
 "title": "guild.home.title",
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
  "guild": {
   "block": "record",
   "call": "POST /web/guild/info",
   "body": {
    "gid": {
     "from": "user.guild_id"
    }
   },
   "look": "hero",
   "image": "row.cover",
   "name": "row.name",
   "cells": {
    "members": {
     "label": "guild.members",
     "value": "row.member_number",
     "format": "count",
     "big": true
    },
    "role": {
     "label": "guild.role",
     "value": "row.role",
     "words": {
      "owner": "role.owner",
      "admin": "role.admin",
      "member": "role.member"
     },
     "when": {
      "row.role": {
       "exists": true
      }
     }
    },
    "country": {
     "label": "guild.country",
     "value": "row.country_name"
    }
   },
   "lines": {
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
    "since": {
     "label": "guild.since",
     "value": "row.created_at",
     "format": "date",
     "when": {
      "row.created_at": {
       "exists": true
      }
     }
    }
   }
  },
  "ways": {
   "block": "links",
   "look": "grid",
   "links": {
    "console": {
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
    },
    "data": {
     "do": "link",
     "label": "data.title",
     "icon": "chart-no-axes-combined",
     "to": "/guild/data-center"
    },
    "personal": {
     "do": "link",
     "label": "personal.title",
     "icon": "mic-vocal",
     "to": "/guild/personal-center"
    },
    "others": {
     "do": "link",
     "label": "guild.list.title",
     "icon": "search",
     "to": "/guild/list"
    }
   }
  },
  "me": {
   "block": "record",
   "title": "guild.me",
   "call": "POST /web/guild/get_self_info",
   "look": "card",
   "image": "row.avatar_url",
   "name": "row.nickname",
   "lines": {
    "duid": {
     "label": "account.id",
     "value": "row.duid",
     "format": "id",
     "copy": true
    },
    "joined": {
     "label": "guild.member.joined",
     "value": "row.joined_at",
     "format": "date",
     "when": {
      "row.joined_at": {
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
 "POST /web/guild/get_self_info": {
  "kind": "read",
  "response": {
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
    "gid": {
     "type": "string"
    },
    "guild_name": {
     "type": "string"
    },
    "guild_cover": {
     "type": "string"
    },
    "role": {
     "type": "string"
    },
    "joined_at": {
     "type": "integer"
    },
    "creation_status": {
     "type": "string"
    },
    "creation_name": {
     "type": "string"
    },
    "creation_reason": {
     "type": "string"
    }
   },
   "required": [
    "uid",
    "duid",
    "nickname",
    "creation_status"
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
 }
},
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

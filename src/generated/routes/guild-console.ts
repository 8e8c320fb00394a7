// Written by `npm run generate` from pages/, markets/ and schemas/. Do not edit.
import type { RouteModule } from '@pagewright/engine/site'

const page = {
 "title": "guild.console.title",
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
  "leader": {
   "when": {
    "user.guild_role": {
     "in": [
      "owner",
      "admin"
     ]
    }
   },
   "otherwise": "guild.leaders.only",
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
    "waiting": {
     "label": "guild.apply.waiting",
     "value": "row.apply_total",
     "format": "count"
    }
   },
   "lines": {
    "id": {
     "label": "guild.id",
     "value": "row.gid",
     "format": "id",
     "copy": true
    },
    "country": {
     "label": "guild.country",
     "value": "row.country_name"
    },
    "phone": {
     "label": "guild.phone",
     "value": "row.contact_phone",
     "format": "phone",
     "when": {
      "row.contact_phone": {
       "exists": true
      }
     }
    },
    "address": {
     "label": "guild.address",
     "value": "row.contact_address",
     "when": {
      "row.contact_address": {
       "exists": true
      }
     }
    },
    "realName": {
     "label": "guild.realName",
     "value": "row.real_name",
     "when": {
      "row.real_name": {
       "exists": true
      }
     }
    },
    "inviter": {
     "label": "guild.inviter",
     "value": "row.inviter_uid",
     "format": "id",
     "when": {
      "row.inviter_uid": {
       "exists": true
      }
     }
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
    "apply": {
     "do": "link",
     "label": "guild.apply.title",
     "icon": "user-round-check",
     "count": "data.guild.apply_total",
     "to": "/guild/apply"
    },
    "members": {
     "do": "link",
     "label": "guild.member.title",
     "icon": "users-round",
     "to": "/guild/member"
    },
    "invite": {
     "do": "link",
     "label": "guild.invite.title",
     "icon": "user-round-plus",
     "when": {
      "user.guild_role": "owner"
     },
     "to": "/guild/invite"
    },
    "data": {
     "do": "link",
     "label": "data.title",
     "icon": "chart-no-axes-combined",
     "to": "/guild/data-center"
    },
    "bound": {
     "do": "link",
     "label": "guild.bound.title",
     "icon": "network",
     "to": "/guild/bind-list"
    },
    "broadcast": {
     "do": "native",
     "label": "inApp.broadcast",
     "icon": "megaphone",
     "call": "startBySchema",
     "args": {
      "target": "broadcast"
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
 ]
},
} as unknown as RouteModule

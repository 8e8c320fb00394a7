// Written by `npm run generate` from pages/, markets/ and schemas/. Do not edit.
import type { PageConfig } from '@pagewright/engine/language'
import type { RouteModule } from '@pagewright/engine/site'
import { form as guildCreate } from '../forms/guildCreate.test-brand'

const page = {
 "title": "guild.create.title",
 "needs": {
  "none": {
   "when": {
    "user.guild_id": {
     "exists": false
    }
   },
   "otherwise": "guild.create.has",
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
  "waiting": {
   "block": "text",
   "look": "notice",
   "when": {
    "data.self.creation_status": "pending"
   },
   "items": {
    "waiting": {
     "text": "guild.create.waiting"
    }
   }
  },
  "rejected": {
   "block": "text",
   "look": "notice",
   "tone": "danger",
   "when": {
    "data.self.creation_status": "rejected",
    "data.self.creation_reason": {
     "exists": true
    }
   },
   "items": {
    "rejected": {
     "text": {
      "say": "guild.create.rejected",
      "with": {
       "name": {
        "from": "data.self.creation_name"
       },
       "reason": {
        "from": "data.self.creation_reason"
       }
      }
     }
    }
   }
  },
  "create": {
   "block": "form",
   "form": "guildCreate",
   "when": {
    "data.self.creation_status": {
     "not": "pending"
    }
   },
   "incomplete": "common.incomplete",
   "fields": {
    "cover": {
     "label": "guild.cover",
     "help": "guild.cover.help",
     "widget": "image",
     "messages": {
      "required": "guild.cover.empty",
      "minLength": "guild.cover.empty"
     }
    },
    "name": {
     "label": "guild.name",
     "placeholder": "guild.name.hint"
    },
    "country_id": {
     "label": "guild.country",
     "widget": "sheet",
     "messages": {
      "required": "recharge.country.empty"
     },
     "initial": {
      "from": "user.country_id"
     },
     "options": {
      "call": "POST /withoutsign/country",
      "value": "row.id",
      "label": "row.name",
      "image": "row.icon"
     }
    },
    "real_name": {
     "label": "guild.realName"
    },
    "contact_phone": {
     "label": "guild.phone",
     "widget": "tel"
    },
    "contact_address": {
     "label": "guild.address",
     "widget": "textarea"
    },
    "inviter_uid": {
     "label": "guild.inviter",
     "help": "guild.inviter.help",
     "messages": {
      "format": "guild.inviter.wrong",
      "pattern": "guild.inviter.wrong"
     },
     "initial": {
      "from": "data.inviter.duid"
     },
     "check": {
      "call": "POST /web/guild/get_ext_admin_bd_info",
      "body": {
       "uid": {
        "from": "form.inviter_uid"
       }
      },
      "shows": "answer.nickname",
      "image": "answer.avatar_url",
      "failed": "guild.inviter.wrong"
     }
    }
   },
   "submit": {
    "do": "call",
    "call": "POST /web/guild/apply_create",
    "label": "guild.create.submit",
    "tone": "primary",
    "done": "guild.create.done",
    "failed": "guild.create.failed",
    "reasons": {
     "1202": "guild.create.has",
     "1206": "guild.inviter.wrong",
     "1207": "guild.create.waiting"
    },
    "then": {
     "to": "/",
     "replace": true
    }
   }
  }
 }
} as const satisfies PageConfig

export const route = {
  page,
  problems: [],
  endpoints: {
 "POST /web/guild/apply_create": {
  "kind": "write",
  "request": {
   "properties": {
    "name": {},
    "cover": {},
    "country_id": {},
    "contact_phone": {},
    "contact_address": {},
    "real_name": {},
    "inviter_uid": {}
   }
  },
  "response": {
   "type": "object",
   "properties": {
    "apply_id": {
     "type": "string"
    }
   },
   "required": [
    "apply_id"
   ]
  }
 },
 "POST /web/guild/get_ar_inviter_uid": {
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
    }
   }
  }
 },
 "POST /web/guild/get_ext_admin_bd_info": {
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
    "kind": {
     "type": "string"
    },
    "nickname": {
     "type": "string"
    },
    "avatar_url": {
     "type": "string"
    }
   },
   "required": [
    "uid",
    "duid",
    "kind",
    "nickname"
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
 "POST /withoutsign/country": {
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
       "code": {
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
       "icon": {
        "type": "string"
       },
       "phone_code": {
        "type": "string"
       }
      },
      "required": [
       "id",
       "code",
       "name",
       "icon",
       "phone_code"
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
  sources: {
 "inviter": {
  "call": "POST /web/guild/get_ar_inviter_uid"
 },
 "self": {
  "call": "POST /web/guild/get_self_info"
 }
},
  forms: { guildCreate },
  icons: {},
} as unknown as RouteModule

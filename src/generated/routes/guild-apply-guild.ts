// Written by `npm run generate` from pages/, markets/ and schemas/. Do not edit.
import type { RouteModule } from '@pagewright/engine/site'
import { form as creationRefusal } from '../forms/creationRefusal'

const page = {
 "title": "creation.title",
 "needs": {
  "reviewer": {
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
  "applications": {
   "block": "list",
   "rows": "POST /web/guild/apply_create_list",
   "tabs": {
    "param": "status",
    "items": {
     "all": {
      "value": "all",
      "label": "common.all"
     },
     "pending": {
      "value": "pending",
      "label": "review.pending"
     },
     "agreed": {
      "value": "agreed",
      "label": "review.agreed"
     },
     "rejected": {
      "value": "rejected",
      "label": "review.rejected"
     }
    }
   },
   "key": "row.apply_id",
   "show": {
    "title": "row.name",
    "image": "row.cover",
    "imageShape": "square",
    "badge": {
     "value": "row.status",
     "words": {
      "pending": "review.pending",
      "agreed": "review.agreed",
      "rejected": "review.rejected"
     },
     "tones": {
      "pending": "warn",
      "agreed": "good",
      "rejected": "danger"
     }
    },
    "lines": {
     "applicant": {
      "label": "creation.applicant",
      "value": "row.applicant_name"
     },
     "applied": {
      "label": "review.applied",
      "value": "row.applied_at",
      "format": "time"
     }
    }
   },
   "detail": {
    "title": {
     "say": "guild.card",
     "with": {
      "name": {
       "from": "row.name"
      }
     }
    },
    "badge": {
     "value": "row.status",
     "words": {
      "pending": "review.pending",
      "agreed": "review.agreed",
      "rejected": "review.rejected"
     },
     "tones": {
      "pending": "warn",
      "agreed": "good",
      "rejected": "danger"
     }
    },
    "lines": {
     "cover": {
      "label": "guild.cover",
      "value": "row.cover",
      "format": "image"
     },
     "applicant": {
      "label": "creation.applicant",
      "value": "row.applicant_name"
     },
     "duid": {
      "label": "account.id",
      "value": "row.applicant_duid",
      "format": "id",
      "copy": true
     },
     "realName": {
      "label": "guild.realName",
      "value": "row.real_name"
     },
     "phone": {
      "label": "guild.phone",
      "value": "row.contact_phone",
      "format": "phone",
      "copy": true
     },
     "address": {
      "label": "guild.address",
      "value": "row.contact_address"
     },
     "country": {
      "label": "guild.country",
      "value": "row.country_name"
     },
     "inviter": {
      "label": "creation.inviter",
      "value": "row.inviter_name"
     },
     "applied": {
      "label": "review.applied",
      "value": "row.applied_at",
      "format": "time"
     },
     "processed": {
      "label": "review.processed",
      "value": "row.processed_at",
      "format": "time",
      "when": {
       "row.processed_at": {
        "exists": true
       }
      }
     },
     "reason": {
      "label": "order.reason",
      "value": "row.reason",
      "when": {
       "row.reason": {
        "exists": true
       }
      }
     },
     "guild": {
      "label": "guild.id",
      "value": "row.gid",
      "format": "id",
      "when": {
       "row.gid": {
        "exists": true
       }
      }
     }
    },
    "actions": {
     "agree": {
      "do": "call",
      "call": "POST /web/guild/apply_create_process",
      "label": "review.agree",
      "tone": "primary",
      "when": {
       "row.status": "pending"
      },
      "body": {
       "apply_id": {
        "from": "row.apply_id"
       },
       "result": "agreed"
      },
      "ask": {
       "title": "creation.agree.ask",
       "text": "creation.agree.text",
       "ok": "review.agree"
      },
      "done": "review.agree.done",
      "failed": "creation.agree.failed",
      "reasons": {
       "1208": "guild.apply.elsewhere",
       "1209": "review.done"
      },
      "then": "reload"
     },
     "reject": {
      "do": "form",
      "label": "review.reject",
      "tone": "danger",
      "when": {
       "row.status": "pending"
      },
      "form": "creationRefusal",
      "fields": {
       "reason": {
        "label": "order.reason",
        "widget": "textarea"
       }
      },
      "submit": {
       "do": "call",
       "call": "POST /web/guild/apply_create_process",
       "label": "review.reject",
       "tone": "danger",
       "body": {
        "apply_id": {
         "from": "row.apply_id"
        },
        "result": "rejected"
       },
       "done": "review.reject.done",
       "failed": "creation.reject.failed",
       "reasons": {
        "1209": "review.done"
       },
       "then": "reload"
      }
     }
    }
   },
   "empty": {
    "text": "creation.empty"
   }
  }
 }
}

export const route = {
  page,
  problems: [],
  endpoints: {
 "POST /web/guild/apply_create_list": {
  "kind": "read",
  "response": {
   "type": "object",
   "properties": {
    "list": {
     "type": "array",
     "items": {
      "type": "object",
      "properties": {
       "apply_id": {
        "type": "string"
       },
       "name": {
        "type": "string"
       },
       "cover": {
        "type": "string"
       },
       "country_icon": {
        "type": "string"
       },
       "country_name": {
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
       "applicant_uid": {
        "type": "string"
       },
       "applicant_duid": {
        "type": "string"
       },
       "applicant_name": {
        "type": "string"
       },
       "applicant_avatar": {
        "type": "string"
       },
       "inviter_uid": {
        "type": "string"
       },
       "inviter_name": {
        "type": "string"
       },
       "status": {
        "type": "string"
       },
       "applied_at": {
        "type": "integer"
       },
       "processed_at": {
        "type": "integer"
       },
       "reason": {
        "type": "string"
       },
       "gid": {
        "type": "string"
       }
      },
      "required": [
       "apply_id",
       "name",
       "cover",
       "country_icon",
       "contact_phone",
       "contact_address",
       "real_name",
       "applicant_uid",
       "applicant_duid",
       "applicant_name",
       "inviter_uid",
       "inviter_name",
       "status",
       "applied_at"
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
 "POST /web/guild/apply_create_process": {
  "kind": "write",
  "request": {
   "properties": {
    "apply_id": {},
    "result": {},
    "reason": {}
   }
  },
  "response": {
   "type": "object",
   "properties": {}
  }
 }
},
  sources: {},
  forms: { creationRefusal },
  icons: {},
} as unknown as RouteModule

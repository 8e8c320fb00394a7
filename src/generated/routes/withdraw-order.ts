// Written by `npm run generate` from pages/, markets/ and schemas/. Do not edit.
import type { RouteModule } from '@pagewright/engine/site'
import { form as dispute } from '../forms/dispute'
import { form as proof } from '../forms/proof'
import { form as refusal } from '../forms/refusal'

const page = {
 "title": "order.title",
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
  "sides": {
   "block": "tabs",
   "param": "side",
   "tabs": {
    "mine": {
     "label": "order.mine",
     "blocks": {
      "orders": {
       "block": "list",
       "rows": "POST /web/withdrawal/order/list",
       "tabs": {
        "param": "status",
        "items": {
         "all": {
          "value": "all",
          "label": "common.all"
         },
         "pending": {
          "value": "pending",
          "label": "order.pending"
         },
         "applying": {
          "value": "applying",
          "label": "order.applying"
         },
         "inProgress": {
          "value": "in_progress",
          "label": "order.inProgress"
         },
         "completed": {
          "value": "completed",
          "label": "order.completed"
         },
         "cancelled": {
          "value": "cancelled",
          "label": "order.cancelled"
         },
         "closed": {
          "value": "closed",
          "label": "order.closed"
         }
        }
       },
       "key": "row.order_no",
       "show": {
        "title": "row.reseller.name",
        "image": "row.reseller.avatar_url",
        "badge": {
         "value": "row.status",
         "words": {
          "pending": "order.pending",
          "applying": "order.applying",
          "in_progress": "order.inProgress",
          "completed": "order.completed",
          "cancelled": "order.cancelled",
          "closed": "order.closed"
         },
         "tones": {
          "pending": "warn",
          "applying": "warn",
          "in_progress": "primary",
          "completed": "good",
          "closed": "danger"
         }
        },
        "figure": {
         "value": "row.amount",
         "format": "money",
         "unit": "row.currency"
        },
        "lines": {
         "method": {
          "label": "order.method",
          "value": "row.method.name"
         },
         "requested": {
          "label": "order.requested",
          "value": "row.requested_at",
          "format": "time"
         }
        }
       },
       "detail": {
        "title": "order.detail",
        "badge": {
         "value": "row.status",
         "words": {
          "pending": "order.pending",
          "applying": "order.applying",
          "in_progress": "order.inProgress",
          "completed": "order.completed",
          "cancelled": "order.cancelled",
          "closed": "order.closed"
         },
         "tones": {
          "pending": "warn",
          "applying": "warn",
          "in_progress": "primary",
          "completed": "good",
          "closed": "danger"
         }
        },
        "figure": {
         "label": "order.amount",
         "value": "row.amount",
         "format": "money",
         "unit": "row.currency"
        },
        "notes": {
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
           "row.status": "in_progress",
           "data.withdrawal.receipt_hours_max": {
            "exists": true
           }
          }
         },
         "auto": {
          "text": {
           "say": "order.autoConfirm",
           "with": {
            "count": {
             "from": "data.withdrawal.auto_confirm_days"
            }
           }
          },
          "when": {
           "row.status": "in_progress",
           "data.withdrawal.auto_confirm_days": {
            "exists": true
           }
          }
         },
         "autoCancel": {
          "text": {
           "say": "order.autoCancel",
           "with": {
            "count": {
             "from": "data.withdrawal.auto_cancel_days"
            }
           }
          },
          "when": {
           "row.status": {
            "in": [
             "pending",
             "applying"
            ]
           },
           "data.withdrawal.auto_cancel_days": {
            "exists": true
           }
          }
         },
         "reprocessed": {
          "text": "order.reprocessed",
          "tone": "good",
          "when": {
           "row.after_sale.state": "reprocessed"
          }
         }
        },
        "lines": {
         "reseller": {
          "label": "order.reseller",
          "value": "row.reseller.name"
         },
         "number": {
          "label": "order.number",
          "value": "row.order_no",
          "format": "id",
          "copy": true
         },
         "diamonds": {
          "label": "account.diamonds",
          "value": "row.diamonds",
          "format": "money"
         },
         "method": {
          "label": "order.method",
          "value": "row.method.name"
         },
         "account": {
          "label": "method.account",
          "value": "row.method.account",
          "format": "id",
          "copy": true
         },
         "holder": {
          "label": "method.holder",
          "value": "row.method.holder",
          "when": {
           "row.method.holder": {
            "exists": true
           }
          }
         },
         "requested": {
          "label": "order.requested",
          "value": "row.requested_at",
          "format": "time"
         },
         "expected": {
          "label": "order.expected",
          "value": "row.expected_at",
          "format": "time",
          "when": {
           "row.expected_at": {
            "exists": true
           },
           "row.status": {
            "in": [
             "pending",
             "applying",
             "in_progress"
            ]
           }
          }
         },
         "completed": {
          "label": "order.completedAt",
          "value": "row.completed_at",
          "format": "time",
          "when": {
           "row.completed_at": {
            "exists": true
           }
          }
         },
         "cancelled": {
          "label": "order.cancelledAt",
          "value": "row.cancelled_at",
          "format": "time",
          "when": {
           "row.cancelled_at": {
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
         "afterSale": {
          "label": "order.afterSale.since",
          "value": "row.after_sale.since",
          "format": "time",
          "when": {
           "row.after_sale.since": {
            "exists": true
           }
          }
         },
         "problem": {
          "label": "order.dispute.kind",
          "value": "row.after_sale.kind",
          "words": {
           "not_received": "order.dispute.notReceived",
           "received_less": "order.dispute.receivedLess"
          },
          "when": {
           "row.after_sale.kind": {
            "exists": true
           }
          }
         },
         "arrived": {
          "label": "order.dispute.amount",
          "value": "row.after_sale.amount",
          "format": "money",
          "when": {
           "row.after_sale.amount": {
            "exists": true
           }
          }
         },
         "proof": {
          "label": "order.proof",
          "value": "row.proof",
          "format": "images",
          "parts": {
           "src": "url",
           "time": "uploaded_at"
          },
          "when": {
           "row.proof": {
            "exists": true
           }
          }
         }
        },
        "actions": {
         "received": {
          "do": "call",
          "call": "POST /web/withdrawal/order/confirm",
          "label": "order.confirm",
          "tone": "primary",
          "when": {
           "row.status": "in_progress"
          },
          "body": {
           "order_no": {
            "from": "row.order_no"
           },
           "result": "received"
          },
          "ask": {
           "title": "order.confirm.ask",
           "text": "order.confirm.text",
           "ok": "order.confirm"
          },
          "done": "order.confirm.done",
          "failed": "order.confirm.failed",
          "then": "reload"
         },
         "dispute": {
          "do": "form",
          "label": "order.dispute",
          "when": {
           "row.can_dispute": true
          },
          "form": "dispute",
          "fields": {
           "kind": {
            "label": "order.dispute.kind",
            "widget": "cards",
            "words": {
             "not_received": "order.dispute.notReceived",
             "received_less": "order.dispute.receivedLess"
            }
           },
           "amount": {
            "label": "order.dispute.amount",
            "widget": "amount",
            "when": {
             "form.kind": "received_less"
            }
           },
           "text": {
            "label": "order.dispute.text",
            "widget": "textarea"
           },
           "images": {
            "label": "order.dispute.images",
            "widget": "image",
            "max": 3
           }
          },
          "submit": {
           "do": "call",
           "call": "POST /web/withdrawal/order/dispute",
           "label": "common.submit",
           "tone": "primary",
           "body": {
            "order_no": {
             "from": "row.order_no"
            }
           },
           "done": "order.dispute.done",
           "failed": "order.dispute.failed",
           "then": "reload"
          }
         },
         "cancel": {
          "do": "call",
          "call": "POST /web/withdrawal/order/confirm",
          "label": "order.cancel",
          "tone": "danger",
          "when": {
           "row.status": "pending"
          },
          "body": {
           "order_no": {
            "from": "row.order_no"
           },
           "result": "cancel"
          },
          "ask": {
           "title": "order.cancel.ask",
           "ok": "order.cancel"
          },
          "done": "order.cancel.done",
          "failed": "order.cancel.failed",
          "then": "reload"
         },
         "whatsApp": {
          "do": "native",
          "label": "inApp.whatsApp",
          "icon": "message-circle",
          "call": "openThirdApp",
          "args": {
           "app": "whatsapp"
          }
         }
        }
       },
       "empty": {
        "text": "order.empty",
        "action": {
         "do": "link",
         "label": "method.title",
         "to": "/withdraw/add-method"
        }
       }
      }
     }
    },
    "toPay": {
     "label": "order.toPay",
     "when": {
      "user.is_reseller": true
     },
     "blocks": {
      "orders": {
       "block": "list",
       "rows": "POST /web/withdrawal/agent/order/list",
       "tabs": {
        "param": "status",
        "items": {
         "all": {
          "value": "all",
          "label": "common.all"
         },
         "pending": {
          "value": "pending",
          "label": "order.pending"
         },
         "applying": {
          "value": "applying",
          "label": "order.applying"
         },
         "inProgress": {
          "value": "in_progress",
          "label": "order.inProgress"
         },
         "completed": {
          "value": "completed",
          "label": "order.completed"
         },
         "cancelled": {
          "value": "cancelled",
          "label": "order.cancelled"
         },
         "closed": {
          "value": "closed",
          "label": "order.closed"
         }
        }
       },
       "key": "row.order_no",
       "show": {
        "title": "row.user.name",
        "image": "row.user.avatar_url",
        "badge": {
         "value": "row.status",
         "words": {
          "pending": "order.pending",
          "applying": "order.applying",
          "in_progress": "order.inProgress",
          "completed": "order.completed",
          "cancelled": "order.cancelled",
          "closed": "order.closed"
         },
         "tones": {
          "pending": "warn",
          "applying": "warn",
          "in_progress": "primary",
          "completed": "good",
          "closed": "danger"
         }
        },
        "figure": {
         "value": "row.amount",
         "format": "money",
         "unit": "row.currency"
        },
        "lines": {
         "method": {
          "label": "order.method",
          "value": "row.method.name"
         },
         "requested": {
          "label": "order.requested",
          "value": "row.requested_at",
          "format": "time"
         }
        }
       },
       "detail": {
        "title": "order.detail",
        "badge": {
         "value": "row.status",
         "words": {
          "pending": "order.pending",
          "applying": "order.applying",
          "in_progress": "order.inProgress",
          "completed": "order.completed",
          "cancelled": "order.cancelled",
          "closed": "order.closed"
         },
         "tones": {
          "pending": "warn",
          "applying": "warn",
          "in_progress": "primary",
          "completed": "good",
          "closed": "danger"
         }
        },
        "figure": {
         "label": "order.amount",
         "value": "row.amount",
         "format": "money",
         "unit": "row.currency"
        },
        "notes": {
         "afterSale": {
          "text": "order.afterSale.open",
          "tone": "danger",
          "when": {
           "row.after_sale.state": "open"
          }
         }
        },
        "lines": {
         "user": {
          "label": "order.user",
          "value": "row.user.name"
         },
         "number": {
          "label": "order.number",
          "value": "row.order_no",
          "format": "id",
          "copy": true
         },
         "diamonds": {
          "label": "account.diamonds",
          "value": "row.diamonds",
          "format": "money"
         },
         "method": {
          "label": "order.method",
          "value": "row.method.name"
         },
         "account": {
          "label": "method.account",
          "value": "row.method.account",
          "format": "id",
          "copy": true
         },
         "holder": {
          "label": "method.holder",
          "value": "row.method.holder",
          "when": {
           "row.method.holder": {
            "exists": true
           }
          }
         },
         "requested": {
          "label": "order.requested",
          "value": "row.requested_at",
          "format": "time"
         },
         "expected": {
          "label": "order.expected",
          "value": "row.expected_at",
          "format": "time",
          "when": {
           "row.expected_at": {
            "exists": true
           },
           "row.status": {
            "in": [
             "pending",
             "applying",
             "in_progress"
            ]
           }
          }
         },
         "completed": {
          "label": "order.completedAt",
          "value": "row.completed_at",
          "format": "time",
          "when": {
           "row.completed_at": {
            "exists": true
           }
          }
         },
         "cancelled": {
          "label": "order.cancelledAt",
          "value": "row.cancelled_at",
          "format": "time",
          "when": {
           "row.cancelled_at": {
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
         "afterSale": {
          "label": "order.afterSale.since",
          "value": "row.after_sale.since",
          "format": "time",
          "when": {
           "row.after_sale.since": {
            "exists": true
           }
          }
         },
         "problem": {
          "label": "order.dispute.kind",
          "value": "row.after_sale.kind",
          "words": {
           "not_received": "order.dispute.notReceived",
           "received_less": "order.dispute.receivedLess"
          },
          "when": {
           "row.after_sale.kind": {
            "exists": true
           }
          }
         },
         "arrived": {
          "label": "order.dispute.amount",
          "value": "row.after_sale.amount",
          "format": "money",
          "when": {
           "row.after_sale.amount": {
            "exists": true
           }
          }
         },
         "proof": {
          "label": "order.proof",
          "value": "row.proof",
          "format": "images",
          "parts": {
           "src": "url",
           "time": "uploaded_at"
          },
          "when": {
           "row.proof": {
            "exists": true
           }
          }
         }
        },
        "actions": {
         "process": {
          "do": "call",
          "call": "POST /web/withdrawal/agent/order/confirm",
          "label": "order.process",
          "tone": "primary",
          "when": {
           "row.status": "pending"
          },
          "body": {
           "order_no": {
            "from": "row.order_no"
           },
           "step": "process"
          },
          "ask": {
           "title": "order.process.ask",
           "ok": "order.process"
          },
          "done": "order.process.done",
          "failed": "order.process.failed",
          "then": "reload"
         },
         "transfer": {
          "do": "form",
          "label": "order.transfer",
          "tone": "primary",
          "when": {
           "row.status": "applying"
          },
          "form": "proof",
          "fields": {
           "images": {
            "label": "order.proof",
            "help": "order.proof.help",
            "widget": "image",
            "messages": {
             "required": "order.proof.empty",
             "minItems": "order.proof.empty"
            },
            "max": {
             "from": "data.withdrawal.max_proof_images"
            }
           }
          },
          "submit": {
           "do": "call",
           "call": "POST /web/withdrawal/agent/order/confirm",
           "label": "order.transfer.submit",
           "tone": "primary",
           "body": {
            "order_no": {
             "from": "row.order_no"
            },
            "step": "transfer"
           },
           "done": "order.transfer.done",
           "failed": "order.transfer.failed",
           "then": "reload"
          }
         },
         "reprocess": {
          "do": "form",
          "label": "order.reprocess",
          "tone": "primary",
          "when": {
           "row.after_sale.state": "open"
          },
          "form": "proof",
          "fields": {
           "images": {
            "label": "order.proof",
            "help": "order.proof.help",
            "widget": "image",
            "messages": {
             "required": "order.proof.empty",
             "minItems": "order.proof.empty"
            },
            "max": {
             "from": "data.withdrawal.max_proof_images"
            }
           }
          },
          "submit": {
           "do": "call",
           "call": "POST /web/withdrawal/agent/order/confirm",
           "label": "order.transfer.submit",
           "tone": "primary",
           "body": {
            "order_no": {
             "from": "row.order_no"
            },
            "step": "reprocess"
           },
           "done": "order.transfer.done",
           "failed": "order.transfer.failed",
           "then": "reload"
          }
         },
         "refuse": {
          "do": "form",
          "label": "order.refuse",
          "tone": "danger",
          "when": {
           "row.status": {
            "in": [
             "pending",
             "applying"
            ]
           }
          },
          "form": "refusal",
          "fields": {
           "reason": {
            "label": "order.reason",
            "widget": "textarea"
           }
          },
          "submit": {
           "do": "call",
           "call": "POST /web/withdrawal/agent/order/refuse",
           "label": "order.refuse",
           "tone": "danger",
           "body": {
            "order_no": {
             "from": "row.order_no"
            }
           },
           "done": "order.refuse.done",
           "failed": "order.refuse.failed",
           "then": "reload"
          }
         },
         "whatsApp": {
          "do": "native",
          "label": "inApp.whatsApp",
          "icon": "message-circle",
          "call": "openThirdApp",
          "args": {
           "app": "whatsapp"
          }
         }
        }
       },
       "empty": {
        "text": "order.empty"
       }
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
 "POST /web/withdrawal/agent/order/confirm": {
  "kind": "money",
  "request": {
   "properties": {
    "order_no": {},
    "step": {},
    "images": {}
   }
  },
  "response": {
   "type": "object",
   "properties": {}
  },
  "outcome": {
   "call": "POST /web/withdrawal/agent/order/list",
   "body": {
    "status": "all",
    "order_no": {
     "from": "body.order_no"
    }
   },
   "list": true,
   "match": [
    {
     "body.step": "process",
     "row.order_no": {
      "from": "body.order_no"
     },
     "row.status": [
      "applying",
      "in_progress",
      "completed"
     ]
    },
    {
     "body.step": "transfer",
     "row.order_no": {
      "from": "body.order_no"
     },
     "row.status": [
      "in_progress",
      "completed"
     ]
    },
    {
     "body.step": "reprocess",
     "row.order_no": {
      "from": "body.order_no"
     },
     "row.after_sale.state": "reprocessed"
    }
   ],
   "refusals": [
    "1004",
    "1301",
    "1302",
    "1303",
    "1304",
    "1402"
   ]
  }
 },
 "POST /web/withdrawal/agent/order/list": {
  "kind": "read",
  "response": {
   "type": "object",
   "properties": {
    "list": {
     "type": "array",
     "items": {
      "type": "object",
      "properties": {
       "order_no": {
        "type": "string"
       },
       "amount": {
        "type": "string"
       },
       "currency": {
        "type": "string"
       },
       "diamonds": {
        "type": "string"
       },
       "status": {
        "type": "string"
       },
       "reseller": {
        "type": "object",
        "properties": {
         "uid": {
          "type": "string"
         },
         "name": {
          "type": "string"
         },
         "avatar_url": {
          "type": "string"
         },
         "duid": {
          "type": "string"
         }
        },
        "required": [
         "uid",
         "name"
        ]
       },
       "user": {
        "type": "object",
        "properties": {
         "uid": {
          "type": "string"
         },
         "name": {
          "type": "string"
         },
         "avatar_url": {
          "type": "string"
         },
         "duid": {
          "type": "string"
         }
        },
        "required": [
         "uid",
         "name"
        ]
       },
       "method": {
        "type": "object",
        "properties": {
         "name": {
          "type": "string"
         },
         "image_url": {
          "type": "string"
         },
         "account": {
          "type": "string"
         },
         "kind": {
          "type": "string"
         },
         "holder": {
          "type": "string"
         },
         "bank_name": {
          "type": "string"
         },
         "iban": {
          "type": "string"
         },
         "network": {
          "type": "string"
         }
        },
        "required": [
         "name",
         "image_url",
         "account"
        ]
       },
       "requested_at": {
        "type": "integer"
       },
       "expected_at": {
        "type": "integer"
       },
       "transferred_at": {
        "type": "integer"
       },
       "completed_at": {
        "type": "integer"
       },
       "cancelled_at": {
        "type": "integer"
       },
       "closed_at": {
        "type": "integer"
       },
       "auto_at": {
        "type": "integer"
       },
       "reason": {
        "type": "string"
       },
       "after_sale": {
        "type": "object",
        "properties": {
         "state": {
          "type": "string"
         },
         "kind": {
          "type": "string"
         },
         "since": {
          "type": "integer"
         },
         "amount": {
          "type": "string"
         },
         "text": {
          "type": "string"
         },
         "images": {
          "type": "array",
          "items": {
           "type": "string"
          }
         },
         "reprocessed_at": {
          "type": "integer"
         }
        },
        "required": [
         "state"
        ]
       },
       "proof": {
        "type": "array",
        "items": {
         "type": "object",
         "properties": {
          "url": {
           "type": "string"
          },
          "uploaded_at": {
           "type": "integer"
          }
         },
         "required": [
          "url",
          "uploaded_at"
         ]
        }
       },
       "can_dispute": {
        "type": "boolean"
       }
      },
      "required": [
       "order_no",
       "amount",
       "currency",
       "diamonds",
       "status",
       "reseller",
       "user",
       "method",
       "requested_at",
       "after_sale",
       "proof",
       "can_dispute"
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
 "POST /web/withdrawal/agent/order/refuse": {
  "kind": "write",
  "request": {
   "properties": {
    "order_no": {},
    "reason": {}
   }
  },
  "response": {
   "type": "object",
   "properties": {}
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
 },
 "POST /web/withdrawal/order/confirm": {
  "kind": "money",
  "request": {
   "properties": {
    "order_no": {},
    "result": {}
   }
  },
  "response": {
   "type": "object",
   "properties": {}
  },
  "outcome": {
   "call": "POST /web/withdrawal/order/list",
   "body": {
    "status": "all",
    "order_no": {
     "from": "body.order_no"
    }
   },
   "list": true,
   "match": [
    {
     "body.result": "received",
     "row.order_no": {
      "from": "body.order_no"
     },
     "row.status": "completed"
    },
    {
     "body.result": "cancel",
     "row.order_no": {
      "from": "body.order_no"
     },
     "row.status": "cancelled"
    }
   ],
   "refusals": [
    "1301",
    "1302"
   ]
  }
 },
 "POST /web/withdrawal/order/dispute": {
  "kind": "write",
  "request": {
   "properties": {
    "order_no": {},
    "kind": {},
    "amount": {},
    "images": {},
    "text": {}
   }
  },
  "response": {
   "type": "object",
   "properties": {}
  }
 },
 "POST /web/withdrawal/order/list": {
  "kind": "read",
  "response": {
   "type": "object",
   "properties": {
    "list": {
     "type": "array",
     "items": {
      "type": "object",
      "properties": {
       "order_no": {
        "type": "string"
       },
       "amount": {
        "type": "string"
       },
       "currency": {
        "type": "string"
       },
       "diamonds": {
        "type": "string"
       },
       "status": {
        "type": "string"
       },
       "reseller": {
        "type": "object",
        "properties": {
         "uid": {
          "type": "string"
         },
         "name": {
          "type": "string"
         },
         "avatar_url": {
          "type": "string"
         },
         "duid": {
          "type": "string"
         }
        },
        "required": [
         "uid",
         "name"
        ]
       },
       "user": {
        "type": "object",
        "properties": {
         "uid": {
          "type": "string"
         },
         "name": {
          "type": "string"
         },
         "avatar_url": {
          "type": "string"
         },
         "duid": {
          "type": "string"
         }
        },
        "required": [
         "uid",
         "name"
        ]
       },
       "method": {
        "type": "object",
        "properties": {
         "name": {
          "type": "string"
         },
         "image_url": {
          "type": "string"
         },
         "account": {
          "type": "string"
         },
         "kind": {
          "type": "string"
         },
         "holder": {
          "type": "string"
         },
         "bank_name": {
          "type": "string"
         },
         "iban": {
          "type": "string"
         },
         "network": {
          "type": "string"
         }
        },
        "required": [
         "name",
         "image_url",
         "account"
        ]
       },
       "requested_at": {
        "type": "integer"
       },
       "expected_at": {
        "type": "integer"
       },
       "transferred_at": {
        "type": "integer"
       },
       "completed_at": {
        "type": "integer"
       },
       "cancelled_at": {
        "type": "integer"
       },
       "closed_at": {
        "type": "integer"
       },
       "auto_at": {
        "type": "integer"
       },
       "reason": {
        "type": "string"
       },
       "after_sale": {
        "type": "object",
        "properties": {
         "state": {
          "type": "string"
         },
         "kind": {
          "type": "string"
         },
         "since": {
          "type": "integer"
         },
         "amount": {
          "type": "string"
         },
         "text": {
          "type": "string"
         },
         "images": {
          "type": "array",
          "items": {
           "type": "string"
          }
         },
         "reprocessed_at": {
          "type": "integer"
         }
        },
        "required": [
         "state"
        ]
       },
       "proof": {
        "type": "array",
        "items": {
         "type": "object",
         "properties": {
          "url": {
           "type": "string"
          },
          "uploaded_at": {
           "type": "integer"
          }
         },
         "required": [
          "url",
          "uploaded_at"
         ]
        }
       },
       "can_dispute": {
        "type": "boolean"
       }
      },
      "required": [
       "order_no",
       "amount",
       "currency",
       "diamonds",
       "status",
       "reseller",
       "user",
       "method",
       "requested_at",
       "after_sale",
       "proof",
       "can_dispute"
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
 "withdrawal": {
  "call": "POST /web/withdrawal/config"
 }
},
  forms: { dispute, proof, refusal },
  icons: {
 "message-circle": [
  [
   "path",
   {
    "d": "M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719"
   }
  ]
 ]
},
} as unknown as RouteModule

// Written by `npm run generate` from schemas/. Do not edit.
// @ts-nocheck -- compiled by ajv
const formSchema = {"type":"object","properties":{"channel_id":{"type":"string","minLength":1,"maxLength":32},"kind":{"enum":["bank","wallet","crypto"]},"holder":{"type":"string","minLength":1,"pattern":"\\S","maxLength":80},"account_no":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[0-9A-Za-z@._+-]+$"},"bank_name":{"type":"string","minLength":1,"pattern":"\\S","maxLength":80},"iban":{"type":"string","minLength":1,"maxLength":42,"pattern":"^[A-Za-z]{2}[0-9]{2}[0-9A-Za-z ]{10,38}$"},"network":{"enum":["TRC20","ERC20","BEP20","TON"]}},"allOf":[{"if":{"properties":{"kind":{"enum":["bank"]}},"required":["kind"]},"then":{"required":["bank_name","iban"]}},{"if":{"properties":{"kind":{"enum":["crypto"]}},"required":["kind"]},"then":{"required":["network"]}}],"required":["channel_id","kind","holder","account_no"]}
// \0rolldown/runtime.js
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports), require_ucs2length = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: !0 });
	function ucs2length(str) {
		let len = str.length, length = 0, pos = 0, value;
		for (; pos < len;) length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) == 56320 && pos++);
		return length;
	}
	exports.default = ucs2length, ucs2length.code = "require(\"ajv/dist/runtime/ucs2length\").default";
})), require__validators = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports["-6d365692"] = validate10;
	let schema11 = formSchema, func2 = require_ucs2length().default, pattern0 = RegExp("\\S", "u"), pattern1 = RegExp("^[0-9A-Za-z@._+-]+$", "u"), pattern3 = RegExp("^[A-Za-z]{2}[0-9]{2}[0-9A-Za-z ]{10,38}$", "u");
	function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
		let vErrors = null, errors = 0, _errs2 = errors, valid1 = !0, _errs3 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.kind === void 0) {
				let err0 = {};
				vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
			} else if (data.kind !== void 0 && data.kind !== "bank") {
				let err1 = {};
				vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
			}
		}
		var _valid0 = _errs3 === errors;
		if (errors = _errs2, vErrors !== null && (_errs2 ? vErrors.length = _errs2 : vErrors = null), _valid0) {
			let _errs5 = errors;
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.bank_name === void 0) {
					let err2 = {
						instancePath,
						schemaPath: "#/allOf/0/then/required",
						keyword: "required",
						params: { missingProperty: "bank_name" }
					};
					vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
				}
				if (data.iban === void 0) {
					let err3 = {
						instancePath,
						schemaPath: "#/allOf/0/then/required",
						keyword: "required",
						params: { missingProperty: "iban" }
					};
					vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
				}
			}
			var _valid0 = _errs5 === errors;
			valid1 = _valid0;
		}
		if (!valid1) {
			let err4 = {
				instancePath,
				schemaPath: "#/allOf/0/if",
				keyword: "if",
				params: { failingKeyword: "then" }
			};
			vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
		}
		let _errs7 = errors, valid3 = !0, _errs8 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.kind === void 0) {
				let err5 = {};
				vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
			} else if (data.kind !== void 0 && data.kind !== "crypto") {
				let err6 = {};
				vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
			}
		}
		var _valid1 = _errs8 === errors;
		if (errors = _errs7, vErrors !== null && (_errs7 ? vErrors.length = _errs7 : vErrors = null), _valid1) {
			let _errs10 = errors;
			if (data && typeof data == "object" && !Array.isArray(data) && data.network === void 0) {
				let err7 = {
					instancePath,
					schemaPath: "#/allOf/1/then/required",
					keyword: "required",
					params: { missingProperty: "network" }
				};
				vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
			}
			var _valid1 = _errs10 === errors;
			valid3 = _valid1;
		}
		if (!valid3) {
			let err8 = {
				instancePath,
				schemaPath: "#/allOf/1/if",
				keyword: "if",
				params: { failingKeyword: "then" }
			};
			vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
		}
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.channel_id === void 0) {
				let err9 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "channel_id" }
				};
				vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
			}
			if (data.kind === void 0) {
				let err10 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "kind" }
				};
				vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
			}
			if (data.holder === void 0) {
				let err11 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "holder" }
				};
				vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
			}
			if (data.account_no === void 0) {
				let err12 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "account_no" }
				};
				vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
			}
			if (data.channel_id !== void 0) {
				let data2 = data.channel_id;
				if (typeof data2 == "string") {
					if (func2(data2) > 32) {
						let err13 = {
							instancePath: instancePath + "/channel_id",
							schemaPath: "#/properties/channel_id/maxLength",
							keyword: "maxLength",
							params: { limit: 32 }
						};
						vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
					}
					if (func2(data2) < 1) {
						let err14 = {
							instancePath: instancePath + "/channel_id",
							schemaPath: "#/properties/channel_id/minLength",
							keyword: "minLength",
							params: { limit: 1 }
						};
						vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
					}
				} else {
					let err15 = {
						instancePath: instancePath + "/channel_id",
						schemaPath: "#/properties/channel_id/type",
						keyword: "type",
						params: { type: "string" }
					};
					vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
				}
			}
			if (data.kind !== void 0) {
				let data3 = data.kind;
				if (data3 !== "bank" && data3 !== "wallet" && data3 !== "crypto") {
					let err16 = {
						instancePath: instancePath + "/kind",
						schemaPath: "#/properties/kind/enum",
						keyword: "enum",
						params: { allowedValues: schema11.properties.kind.enum }
					};
					vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
				}
			}
			if (data.holder !== void 0) {
				let data4 = data.holder;
				if (typeof data4 == "string") {
					if (func2(data4) > 80) {
						let err17 = {
							instancePath: instancePath + "/holder",
							schemaPath: "#/properties/holder/maxLength",
							keyword: "maxLength",
							params: { limit: 80 }
						};
						vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
					}
					if (func2(data4) < 1) {
						let err18 = {
							instancePath: instancePath + "/holder",
							schemaPath: "#/properties/holder/minLength",
							keyword: "minLength",
							params: { limit: 1 }
						};
						vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
					}
					if (!pattern0.test(data4)) {
						let err19 = {
							instancePath: instancePath + "/holder",
							schemaPath: "#/properties/holder/pattern",
							keyword: "pattern",
							params: { pattern: "\\S" }
						};
						vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
					}
				} else {
					let err20 = {
						instancePath: instancePath + "/holder",
						schemaPath: "#/properties/holder/type",
						keyword: "type",
						params: { type: "string" }
					};
					vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
				}
			}
			if (data.account_no !== void 0) {
				let data5 = data.account_no;
				if (typeof data5 == "string") {
					if (func2(data5) > 64) {
						let err21 = {
							instancePath: instancePath + "/account_no",
							schemaPath: "#/properties/account_no/maxLength",
							keyword: "maxLength",
							params: { limit: 64 }
						};
						vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
					}
					if (func2(data5) < 1) {
						let err22 = {
							instancePath: instancePath + "/account_no",
							schemaPath: "#/properties/account_no/minLength",
							keyword: "minLength",
							params: { limit: 1 }
						};
						vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
					}
					if (!pattern1.test(data5)) {
						let err23 = {
							instancePath: instancePath + "/account_no",
							schemaPath: "#/properties/account_no/pattern",
							keyword: "pattern",
							params: { pattern: "^[0-9A-Za-z@._+-]+$" }
						};
						vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
					}
				} else {
					let err24 = {
						instancePath: instancePath + "/account_no",
						schemaPath: "#/properties/account_no/type",
						keyword: "type",
						params: { type: "string" }
					};
					vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
				}
			}
			if (data.bank_name !== void 0) {
				let data6 = data.bank_name;
				if (typeof data6 == "string") {
					if (func2(data6) > 80) {
						let err25 = {
							instancePath: instancePath + "/bank_name",
							schemaPath: "#/properties/bank_name/maxLength",
							keyword: "maxLength",
							params: { limit: 80 }
						};
						vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
					}
					if (func2(data6) < 1) {
						let err26 = {
							instancePath: instancePath + "/bank_name",
							schemaPath: "#/properties/bank_name/minLength",
							keyword: "minLength",
							params: { limit: 1 }
						};
						vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
					}
					if (!pattern0.test(data6)) {
						let err27 = {
							instancePath: instancePath + "/bank_name",
							schemaPath: "#/properties/bank_name/pattern",
							keyword: "pattern",
							params: { pattern: "\\S" }
						};
						vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
					}
				} else {
					let err28 = {
						instancePath: instancePath + "/bank_name",
						schemaPath: "#/properties/bank_name/type",
						keyword: "type",
						params: { type: "string" }
					};
					vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
				}
			}
			if (data.iban !== void 0) {
				let data7 = data.iban;
				if (typeof data7 == "string") {
					if (func2(data7) > 42) {
						let err29 = {
							instancePath: instancePath + "/iban",
							schemaPath: "#/properties/iban/maxLength",
							keyword: "maxLength",
							params: { limit: 42 }
						};
						vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
					}
					if (func2(data7) < 1) {
						let err30 = {
							instancePath: instancePath + "/iban",
							schemaPath: "#/properties/iban/minLength",
							keyword: "minLength",
							params: { limit: 1 }
						};
						vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
					}
					if (!pattern3.test(data7)) {
						let err31 = {
							instancePath: instancePath + "/iban",
							schemaPath: "#/properties/iban/pattern",
							keyword: "pattern",
							params: { pattern: "^[A-Za-z]{2}[0-9]{2}[0-9A-Za-z ]{10,38}$" }
						};
						vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
					}
				} else {
					let err32 = {
						instancePath: instancePath + "/iban",
						schemaPath: "#/properties/iban/type",
						keyword: "type",
						params: { type: "string" }
					};
					vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
				}
			}
			if (data.network !== void 0) {
				let data8 = data.network;
				if (data8 !== "TRC20" && data8 !== "ERC20" && data8 !== "BEP20" && data8 !== "TON") {
					let err33 = {
						instancePath: instancePath + "/network",
						schemaPath: "#/properties/network/enum",
						keyword: "enum",
						params: { allowedValues: schema11.properties.network.enum }
					};
					vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
				}
			}
		} else {
			let err34 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			};
			vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
		}
		return validate10.errors = vErrors, errors === 0;
	}
	exports["48f4b537"] = validate11;
	let schema12 = {
		properties: { kind: { enum: ["bank"] } },
		required: ["kind"],
		$id: "48f4b537"
	};
	function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
		let vErrors = null, errors = 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.kind === void 0) {
				let err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "kind" }
				};
				vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
			}
			if (data.kind !== void 0 && data.kind !== "bank") {
				let err1 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/enum",
					keyword: "enum",
					params: { allowedValues: schema12.properties.kind.enum }
				};
				vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
			}
		}
		return validate11.errors = vErrors, errors === 0;
	}
	exports["-12bee2ae"] = validate12;
	let schema13 = {
		properties: { kind: { enum: ["crypto"] } },
		required: ["kind"],
		$id: "-12bee2ae"
	};
	function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
		let vErrors = null, errors = 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.kind === void 0) {
				let err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "kind" }
				};
				vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
			}
			if (data.kind !== void 0 && data.kind !== "crypto") {
				let err1 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/enum",
					keyword: "enum",
					params: { allowedValues: schema13.properties.kind.enum }
				};
				vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
			}
		}
		return validate12.errors = vErrors, errors === 0;
	}
}));
const validators = () => require__validators()
export const form = { schema: formSchema, get validators() { return validators() } }

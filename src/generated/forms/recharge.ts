// Written by `npm run generate` from schemas/. Do not edit.
// @ts-nocheck -- compiled by ajv
const formSchema = {"type":"object","properties":{"user_id":{"type":"string","format":"id","minLength":1,"maxLength":20,"pattern":"^[0-9]+$"},"country_id":{"type":"string","minLength":1,"maxLength":20},"method_id":{"type":"string","minLength":1,"maxLength":32},"amount":{"type":"string","format":"decimal","minLength":1,"maxLength":13,"pattern":"^(0\\.(0[1-9]|[1-9][0-9]?)|[1-9][0-9]*(\\.[0-9]{1,2})?)$"},"payer_account":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[0-9A-Za-z@._+-]+$"},"amounts":{"type":"array","maxItems":20,"items":{"type":"string","maxLength":13}},"agree":{"type":"boolean","enum":[true]},"needs_payer":{"type":"boolean"}},"if":{"properties":{"needs_payer":{"enum":[true]}},"required":["needs_payer"]},"then":{"required":["payer_account"]},"required":["user_id","country_id","method_id","amount","agree"]}
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
	exports["-2067564d"] = validate10;
	let schema11 = formSchema, func2 = require_ucs2length().default, pattern0 = RegExp("^[0-9]+$", "u"), pattern1 = RegExp("^(0\\.(0[1-9]|[1-9][0-9]?)|[1-9][0-9]*(\\.[0-9]{1,2})?)$", "u"), pattern2 = RegExp("^[0-9A-Za-z@._+-]+$", "u");
	function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
		let vErrors = null, errors = 0, _errs1 = errors, valid0 = !0, _errs2 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.needs_payer === void 0) {
				let err0 = {};
				vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
			} else if (data.needs_payer !== void 0 && data.needs_payer !== !0) {
				let err1 = {};
				vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
			}
		}
		var _valid0 = _errs2 === errors;
		if (errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null), _valid0) {
			let _errs4 = errors;
			if (data && typeof data == "object" && !Array.isArray(data) && data.payer_account === void 0) {
				let err2 = {
					instancePath,
					schemaPath: "#/then/required",
					keyword: "required",
					params: { missingProperty: "payer_account" }
				};
				vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
			}
			var _valid0 = _errs4 === errors;
			valid0 = _valid0;
		}
		if (!valid0) {
			let err3 = {
				instancePath,
				schemaPath: "#/if",
				keyword: "if",
				params: { failingKeyword: "then" }
			};
			vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
		}
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.user_id === void 0) {
				let err4 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "user_id" }
				};
				vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
			}
			if (data.country_id === void 0) {
				let err5 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "country_id" }
				};
				vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
			}
			if (data.method_id === void 0) {
				let err6 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "method_id" }
				};
				vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
			}
			if (data.amount === void 0) {
				let err7 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "amount" }
				};
				vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
			}
			if (data.agree === void 0) {
				let err8 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "agree" }
				};
				vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
			}
			if (data.user_id !== void 0) {
				let data1 = data.user_id;
				if (typeof data1 == "string") {
					if (func2(data1) > 20) {
						let err9 = {
							instancePath: instancePath + "/user_id",
							schemaPath: "#/properties/user_id/maxLength",
							keyword: "maxLength",
							params: { limit: 20 }
						};
						vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
					}
					if (func2(data1) < 1) {
						let err10 = {
							instancePath: instancePath + "/user_id",
							schemaPath: "#/properties/user_id/minLength",
							keyword: "minLength",
							params: { limit: 1 }
						};
						vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
					}
					if (!pattern0.test(data1)) {
						let err11 = {
							instancePath: instancePath + "/user_id",
							schemaPath: "#/properties/user_id/pattern",
							keyword: "pattern",
							params: { pattern: "^[0-9]+$" }
						};
						vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
					}
				} else {
					let err12 = {
						instancePath: instancePath + "/user_id",
						schemaPath: "#/properties/user_id/type",
						keyword: "type",
						params: { type: "string" }
					};
					vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
				}
			}
			if (data.country_id !== void 0) {
				let data2 = data.country_id;
				if (typeof data2 == "string") {
					if (func2(data2) > 20) {
						let err13 = {
							instancePath: instancePath + "/country_id",
							schemaPath: "#/properties/country_id/maxLength",
							keyword: "maxLength",
							params: { limit: 20 }
						};
						vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
					}
					if (func2(data2) < 1) {
						let err14 = {
							instancePath: instancePath + "/country_id",
							schemaPath: "#/properties/country_id/minLength",
							keyword: "minLength",
							params: { limit: 1 }
						};
						vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
					}
				} else {
					let err15 = {
						instancePath: instancePath + "/country_id",
						schemaPath: "#/properties/country_id/type",
						keyword: "type",
						params: { type: "string" }
					};
					vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
				}
			}
			if (data.method_id !== void 0) {
				let data3 = data.method_id;
				if (typeof data3 == "string") {
					if (func2(data3) > 32) {
						let err16 = {
							instancePath: instancePath + "/method_id",
							schemaPath: "#/properties/method_id/maxLength",
							keyword: "maxLength",
							params: { limit: 32 }
						};
						vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
					}
					if (func2(data3) < 1) {
						let err17 = {
							instancePath: instancePath + "/method_id",
							schemaPath: "#/properties/method_id/minLength",
							keyword: "minLength",
							params: { limit: 1 }
						};
						vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
					}
				} else {
					let err18 = {
						instancePath: instancePath + "/method_id",
						schemaPath: "#/properties/method_id/type",
						keyword: "type",
						params: { type: "string" }
					};
					vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
				}
			}
			if (data.amount !== void 0) {
				let data4 = data.amount;
				if (typeof data4 == "string") {
					if (func2(data4) > 13) {
						let err19 = {
							instancePath: instancePath + "/amount",
							schemaPath: "#/properties/amount/maxLength",
							keyword: "maxLength",
							params: { limit: 13 }
						};
						vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
					}
					if (func2(data4) < 1) {
						let err20 = {
							instancePath: instancePath + "/amount",
							schemaPath: "#/properties/amount/minLength",
							keyword: "minLength",
							params: { limit: 1 }
						};
						vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
					}
					if (!pattern1.test(data4)) {
						let err21 = {
							instancePath: instancePath + "/amount",
							schemaPath: "#/properties/amount/pattern",
							keyword: "pattern",
							params: { pattern: "^(0\\.(0[1-9]|[1-9][0-9]?)|[1-9][0-9]*(\\.[0-9]{1,2})?)$" }
						};
						vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
					}
				} else {
					let err22 = {
						instancePath: instancePath + "/amount",
						schemaPath: "#/properties/amount/type",
						keyword: "type",
						params: { type: "string" }
					};
					vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
				}
			}
			if (data.payer_account !== void 0) {
				let data5 = data.payer_account;
				if (typeof data5 == "string") {
					if (func2(data5) > 64) {
						let err23 = {
							instancePath: instancePath + "/payer_account",
							schemaPath: "#/properties/payer_account/maxLength",
							keyword: "maxLength",
							params: { limit: 64 }
						};
						vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
					}
					if (func2(data5) < 1) {
						let err24 = {
							instancePath: instancePath + "/payer_account",
							schemaPath: "#/properties/payer_account/minLength",
							keyword: "minLength",
							params: { limit: 1 }
						};
						vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
					}
					if (!pattern2.test(data5)) {
						let err25 = {
							instancePath: instancePath + "/payer_account",
							schemaPath: "#/properties/payer_account/pattern",
							keyword: "pattern",
							params: { pattern: "^[0-9A-Za-z@._+-]+$" }
						};
						vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
					}
				} else {
					let err26 = {
						instancePath: instancePath + "/payer_account",
						schemaPath: "#/properties/payer_account/type",
						keyword: "type",
						params: { type: "string" }
					};
					vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
				}
			}
			if (data.amounts !== void 0) {
				let data6 = data.amounts;
				if (Array.isArray(data6)) {
					if (data6.length > 20) {
						let err27 = {
							instancePath: instancePath + "/amounts",
							schemaPath: "#/properties/amounts/maxItems",
							keyword: "maxItems",
							params: { limit: 20 }
						};
						vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
					}
					let len0 = data6.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data7 = data6[i0];
						if (typeof data7 == "string") {
							if (func2(data7) > 13) {
								let err28 = {
									instancePath: instancePath + "/amounts/" + i0,
									schemaPath: "#/properties/amounts/items/maxLength",
									keyword: "maxLength",
									params: { limit: 13 }
								};
								vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
							}
						} else {
							let err29 = {
								instancePath: instancePath + "/amounts/" + i0,
								schemaPath: "#/properties/amounts/items/type",
								keyword: "type",
								params: { type: "string" }
							};
							vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
						}
					}
				} else {
					let err30 = {
						instancePath: instancePath + "/amounts",
						schemaPath: "#/properties/amounts/type",
						keyword: "type",
						params: { type: "array" }
					};
					vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
				}
			}
			if (data.agree !== void 0) {
				let data8 = data.agree;
				if (typeof data8 != "boolean") {
					let err31 = {
						instancePath: instancePath + "/agree",
						schemaPath: "#/properties/agree/type",
						keyword: "type",
						params: { type: "boolean" }
					};
					vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
				}
				if (data8 !== !0) {
					let err32 = {
						instancePath: instancePath + "/agree",
						schemaPath: "#/properties/agree/enum",
						keyword: "enum",
						params: { allowedValues: schema11.properties.agree.enum }
					};
					vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
				}
			}
			if (data.needs_payer !== void 0 && typeof data.needs_payer != "boolean") {
				let err33 = {
					instancePath: instancePath + "/needs_payer",
					schemaPath: "#/properties/needs_payer/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
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
	exports["-20cd7077"] = validate11;
	let schema12 = {
		properties: { needs_payer: { enum: [!0] } },
		required: ["needs_payer"],
		$id: "-20cd7077"
	};
	function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
		let vErrors = null, errors = 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.needs_payer === void 0) {
				let err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "needs_payer" }
				};
				vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
			}
			if (data.needs_payer !== void 0 && data.needs_payer !== !0) {
				let err1 = {
					instancePath: instancePath + "/needs_payer",
					schemaPath: "#/properties/needs_payer/enum",
					keyword: "enum",
					params: { allowedValues: schema12.properties.needs_payer.enum }
				};
				vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
			}
		}
		return validate11.errors = vErrors, errors === 0;
	}
}));
const validators = () => require__validators()
export const form = { schema: formSchema, get validators() { return validators() } }

// Written by `npm run generate` from schemas/. Do not edit.
// @ts-nocheck -- compiled by ajv
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
	exports["-22f90040"] = validate10;
	let schema11 = {
		type: "object",
		properties: {
			user_id: {
				type: "string",
				format: "id",
				minLength: 1,
				maxLength: 20,
				pattern: "^[0-9]+$"
			},
			country_id: {
				type: "string",
				minLength: 1,
				maxLength: 20
			},
			method_id: {
				type: "string",
				minLength: 1,
				maxLength: 32
			},
			amount: {
				type: "string",
				format: "decimal",
				minLength: 1,
				maxLength: 13,
				pattern: "^(0\\.(0[1-9]|[1-9][0-9]?)|[1-9][0-9]*(\\.[0-9]{1,2})?)$"
			},
			amounts: {
				type: "array",
				maxItems: 20,
				items: { type: "string" }
			},
			agree: {
				type: "boolean",
				enum: [!0]
			}
		},
		required: [
			"user_id",
			"country_id",
			"method_id",
			"amount",
			"agree"
		],
		$id: "-22f90040"
	}, func2 = require_ucs2length().default, pattern0 = RegExp("^[0-9]+$", "u"), pattern1 = RegExp("^(0\\.(0[1-9]|[1-9][0-9]?)|[1-9][0-9]*(\\.[0-9]{1,2})?)$", "u");
	function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
		let vErrors = null, errors = 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.user_id === void 0) {
				let err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "user_id" }
				};
				vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
			}
			if (data.country_id === void 0) {
				let err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "country_id" }
				};
				vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
			}
			if (data.method_id === void 0) {
				let err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "method_id" }
				};
				vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
			}
			if (data.amount === void 0) {
				let err3 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "amount" }
				};
				vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
			}
			if (data.agree === void 0) {
				let err4 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "agree" }
				};
				vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
			}
			if (data.user_id !== void 0) {
				let data0 = data.user_id;
				if (typeof data0 == "string") {
					if (func2(data0) > 20) {
						let err5 = {
							instancePath: instancePath + "/user_id",
							schemaPath: "#/properties/user_id/maxLength",
							keyword: "maxLength",
							params: { limit: 20 }
						};
						vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
					}
					if (func2(data0) < 1) {
						let err6 = {
							instancePath: instancePath + "/user_id",
							schemaPath: "#/properties/user_id/minLength",
							keyword: "minLength",
							params: { limit: 1 }
						};
						vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
					}
					if (!pattern0.test(data0)) {
						let err7 = {
							instancePath: instancePath + "/user_id",
							schemaPath: "#/properties/user_id/pattern",
							keyword: "pattern",
							params: { pattern: "^[0-9]+$" }
						};
						vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
					}
				} else {
					let err8 = {
						instancePath: instancePath + "/user_id",
						schemaPath: "#/properties/user_id/type",
						keyword: "type",
						params: { type: "string" }
					};
					vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
				}
			}
			if (data.country_id !== void 0) {
				let data1 = data.country_id;
				if (typeof data1 == "string") {
					if (func2(data1) > 20) {
						let err9 = {
							instancePath: instancePath + "/country_id",
							schemaPath: "#/properties/country_id/maxLength",
							keyword: "maxLength",
							params: { limit: 20 }
						};
						vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
					}
					if (func2(data1) < 1) {
						let err10 = {
							instancePath: instancePath + "/country_id",
							schemaPath: "#/properties/country_id/minLength",
							keyword: "minLength",
							params: { limit: 1 }
						};
						vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
					}
				} else {
					let err11 = {
						instancePath: instancePath + "/country_id",
						schemaPath: "#/properties/country_id/type",
						keyword: "type",
						params: { type: "string" }
					};
					vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
				}
			}
			if (data.method_id !== void 0) {
				let data2 = data.method_id;
				if (typeof data2 == "string") {
					if (func2(data2) > 32) {
						let err12 = {
							instancePath: instancePath + "/method_id",
							schemaPath: "#/properties/method_id/maxLength",
							keyword: "maxLength",
							params: { limit: 32 }
						};
						vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
					}
					if (func2(data2) < 1) {
						let err13 = {
							instancePath: instancePath + "/method_id",
							schemaPath: "#/properties/method_id/minLength",
							keyword: "minLength",
							params: { limit: 1 }
						};
						vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
					}
				} else {
					let err14 = {
						instancePath: instancePath + "/method_id",
						schemaPath: "#/properties/method_id/type",
						keyword: "type",
						params: { type: "string" }
					};
					vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
				}
			}
			if (data.amount !== void 0) {
				let data3 = data.amount;
				if (typeof data3 == "string") {
					if (func2(data3) > 13) {
						let err15 = {
							instancePath: instancePath + "/amount",
							schemaPath: "#/properties/amount/maxLength",
							keyword: "maxLength",
							params: { limit: 13 }
						};
						vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
					}
					if (func2(data3) < 1) {
						let err16 = {
							instancePath: instancePath + "/amount",
							schemaPath: "#/properties/amount/minLength",
							keyword: "minLength",
							params: { limit: 1 }
						};
						vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
					}
					if (!pattern1.test(data3)) {
						let err17 = {
							instancePath: instancePath + "/amount",
							schemaPath: "#/properties/amount/pattern",
							keyword: "pattern",
							params: { pattern: "^(0\\.(0[1-9]|[1-9][0-9]?)|[1-9][0-9]*(\\.[0-9]{1,2})?)$" }
						};
						vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
					}
				} else {
					let err18 = {
						instancePath: instancePath + "/amount",
						schemaPath: "#/properties/amount/type",
						keyword: "type",
						params: { type: "string" }
					};
					vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
				}
			}
			if (data.amounts !== void 0) {
				let data4 = data.amounts;
				if (Array.isArray(data4)) {
					if (data4.length > 20) {
						let err19 = {
							instancePath: instancePath + "/amounts",
							schemaPath: "#/properties/amounts/maxItems",
							keyword: "maxItems",
							params: { limit: 20 }
						};
						vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
					}
					let len0 = data4.length;
					for (let i0 = 0; i0 < len0; i0++) if (typeof data4[i0] != "string") {
						let err20 = {
							instancePath: instancePath + "/amounts/" + i0,
							schemaPath: "#/properties/amounts/items/type",
							keyword: "type",
							params: { type: "string" }
						};
						vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
					}
				} else {
					let err21 = {
						instancePath: instancePath + "/amounts",
						schemaPath: "#/properties/amounts/type",
						keyword: "type",
						params: { type: "array" }
					};
					vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
				}
			}
			if (data.agree !== void 0) {
				let data6 = data.agree;
				if (typeof data6 != "boolean") {
					let err22 = {
						instancePath: instancePath + "/agree",
						schemaPath: "#/properties/agree/type",
						keyword: "type",
						params: { type: "boolean" }
					};
					vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
				}
				if (data6 !== !0) {
					let err23 = {
						instancePath: instancePath + "/agree",
						schemaPath: "#/properties/agree/enum",
						keyword: "enum",
						params: { allowedValues: schema11.properties.agree.enum }
					};
					vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
				}
			}
		} else {
			let err24 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			};
			vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
		}
		return validate10.errors = vErrors, errors === 0;
	}
}));
const validators = require__validators()
export const form = { schema: {"type":"object","properties":{"user_id":{"type":"string","format":"id","minLength":1,"maxLength":20,"pattern":"^[0-9]+$"},"country_id":{"type":"string","minLength":1,"maxLength":20},"method_id":{"type":"string","minLength":1,"maxLength":32},"amount":{"type":"string","format":"decimal","minLength":1,"maxLength":13,"pattern":"^(0\\.(0[1-9]|[1-9][0-9]?)|[1-9][0-9]*(\\.[0-9]{1,2})?)$"},"amounts":{"type":"array","maxItems":20,"items":{"type":"string"}},"agree":{"type":"boolean","enum":[true]}},"required":["user_id","country_id","method_id","amount","agree"]}, validators }

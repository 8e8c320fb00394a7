// Written by `npm run generate` from schemas/. Do not edit.
// @ts-nocheck -- compiled by ajv
const formSchema = {"type":"object","properties":{"receiver_id":{"type":"string","format":"id","minLength":1,"maxLength":20,"pattern":"^[0-9]+$"},"amount":{"type":"integer","minimum":1,"maximum":9007199254740991}},"required":["receiver_id","amount"]}
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
	exports["40ad00cb"] = validate10, formSchema;
	let func2 = require_ucs2length().default, pattern0 = RegExp("^[0-9]+$", "u");
	function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
		let vErrors = null, errors = 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.receiver_id === void 0) {
				let err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "receiver_id" }
				};
				vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
			}
			if (data.amount === void 0) {
				let err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "amount" }
				};
				vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
			}
			if (data.receiver_id !== void 0) {
				let data0 = data.receiver_id;
				if (typeof data0 == "string") {
					if (func2(data0) > 20) {
						let err2 = {
							instancePath: instancePath + "/receiver_id",
							schemaPath: "#/properties/receiver_id/maxLength",
							keyword: "maxLength",
							params: { limit: 20 }
						};
						vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
					}
					if (func2(data0) < 1) {
						let err3 = {
							instancePath: instancePath + "/receiver_id",
							schemaPath: "#/properties/receiver_id/minLength",
							keyword: "minLength",
							params: { limit: 1 }
						};
						vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
					}
					if (!pattern0.test(data0)) {
						let err4 = {
							instancePath: instancePath + "/receiver_id",
							schemaPath: "#/properties/receiver_id/pattern",
							keyword: "pattern",
							params: { pattern: "^[0-9]+$" }
						};
						vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
					}
				} else {
					let err5 = {
						instancePath: instancePath + "/receiver_id",
						schemaPath: "#/properties/receiver_id/type",
						keyword: "type",
						params: { type: "string" }
					};
					vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
				}
			}
			if (data.amount !== void 0) {
				let data1 = data.amount;
				if (typeof data1 != "number" || data1 % 1 || isNaN(data1)) {
					let err6 = {
						instancePath: instancePath + "/amount",
						schemaPath: "#/properties/amount/type",
						keyword: "type",
						params: { type: "integer" }
					};
					vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
				}
				if (typeof data1 == "number") {
					if (data1 > 9007199254740991 || isNaN(data1)) {
						let err7 = {
							instancePath: instancePath + "/amount",
							schemaPath: "#/properties/amount/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 9007199254740991
							}
						};
						vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
					}
					if (data1 < 1 || isNaN(data1)) {
						let err8 = {
							instancePath: instancePath + "/amount",
							schemaPath: "#/properties/amount/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 1
							}
						};
						vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
					}
				}
			}
		} else {
			let err9 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			};
			vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
		}
		return validate10.errors = vErrors, errors === 0;
	}
}));
const validators = () => require__validators()
export const form = { schema: formSchema, get validators() { return validators() } }

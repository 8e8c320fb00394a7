// Written by `npm run generate` from schemas/. Do not edit.
// @ts-nocheck -- compiled by ajv
const formSchema = {"type":"object","properties":{"agent_uid":{"type":"string","minLength":1,"maxLength":20},"method_id":{"type":"string","minLength":1,"maxLength":32},"diamonds":{"type":"string","format":"decimal","minLength":1,"maxLength":13,"pattern":"^(0\\.(0[1-9]|[1-9][0-9]?)|[1-9][0-9]*(\\.[0-9]{1,2})?)$"}},"required":["agent_uid","method_id","diamonds"]}
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
	exports["-25bde6e1"] = validate10, formSchema;
	let func2 = require_ucs2length().default, pattern0 = RegExp("^(0\\.(0[1-9]|[1-9][0-9]?)|[1-9][0-9]*(\\.[0-9]{1,2})?)$", "u");
	function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
		let vErrors = null, errors = 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.agent_uid === void 0) {
				let err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "agent_uid" }
				};
				vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
			}
			if (data.method_id === void 0) {
				let err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "method_id" }
				};
				vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
			}
			if (data.diamonds === void 0) {
				let err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "diamonds" }
				};
				vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
			}
			if (data.agent_uid !== void 0) {
				let data0 = data.agent_uid;
				if (typeof data0 == "string") {
					if (func2(data0) > 20) {
						let err3 = {
							instancePath: instancePath + "/agent_uid",
							schemaPath: "#/properties/agent_uid/maxLength",
							keyword: "maxLength",
							params: { limit: 20 }
						};
						vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
					}
					if (func2(data0) < 1) {
						let err4 = {
							instancePath: instancePath + "/agent_uid",
							schemaPath: "#/properties/agent_uid/minLength",
							keyword: "minLength",
							params: { limit: 1 }
						};
						vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
					}
				} else {
					let err5 = {
						instancePath: instancePath + "/agent_uid",
						schemaPath: "#/properties/agent_uid/type",
						keyword: "type",
						params: { type: "string" }
					};
					vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
				}
			}
			if (data.method_id !== void 0) {
				let data1 = data.method_id;
				if (typeof data1 == "string") {
					if (func2(data1) > 32) {
						let err6 = {
							instancePath: instancePath + "/method_id",
							schemaPath: "#/properties/method_id/maxLength",
							keyword: "maxLength",
							params: { limit: 32 }
						};
						vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
					}
					if (func2(data1) < 1) {
						let err7 = {
							instancePath: instancePath + "/method_id",
							schemaPath: "#/properties/method_id/minLength",
							keyword: "minLength",
							params: { limit: 1 }
						};
						vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
					}
				} else {
					let err8 = {
						instancePath: instancePath + "/method_id",
						schemaPath: "#/properties/method_id/type",
						keyword: "type",
						params: { type: "string" }
					};
					vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
				}
			}
			if (data.diamonds !== void 0) {
				let data2 = data.diamonds;
				if (typeof data2 == "string") {
					if (func2(data2) > 13) {
						let err9 = {
							instancePath: instancePath + "/diamonds",
							schemaPath: "#/properties/diamonds/maxLength",
							keyword: "maxLength",
							params: { limit: 13 }
						};
						vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
					}
					if (func2(data2) < 1) {
						let err10 = {
							instancePath: instancePath + "/diamonds",
							schemaPath: "#/properties/diamonds/minLength",
							keyword: "minLength",
							params: { limit: 1 }
						};
						vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
					}
					if (!pattern0.test(data2)) {
						let err11 = {
							instancePath: instancePath + "/diamonds",
							schemaPath: "#/properties/diamonds/pattern",
							keyword: "pattern",
							params: { pattern: "^(0\\.(0[1-9]|[1-9][0-9]?)|[1-9][0-9]*(\\.[0-9]{1,2})?)$" }
						};
						vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
					}
				} else {
					let err12 = {
						instancePath: instancePath + "/diamonds",
						schemaPath: "#/properties/diamonds/type",
						keyword: "type",
						params: { type: "string" }
					};
					vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
				}
			}
		} else {
			let err13 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			};
			vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
		}
		return validate10.errors = vErrors, errors === 0;
	}
}));
const validators = () => require__validators()
export const form = { schema: formSchema, get validators() { return validators() } }

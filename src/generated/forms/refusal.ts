// Written by `npm run generate` from schemas/. Do not edit.
// @ts-nocheck -- compiled by ajv
const formSchema = {"type":"object","properties":{"reason":{"type":"string","minLength":1,"pattern":"\\S","maxLength":256}},"required":["reason"]}
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
	exports["-13b61c19"] = validate10, formSchema;
	let func2 = require_ucs2length().default, pattern0 = RegExp("\\S", "u");
	function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
		let vErrors = null, errors = 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.reason === void 0) {
				let err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "reason" }
				};
				vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
			}
			if (data.reason !== void 0) {
				let data0 = data.reason;
				if (typeof data0 == "string") {
					if (func2(data0) > 256) {
						let err1 = {
							instancePath: instancePath + "/reason",
							schemaPath: "#/properties/reason/maxLength",
							keyword: "maxLength",
							params: { limit: 256 }
						};
						vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
					}
					if (func2(data0) < 1) {
						let err2 = {
							instancePath: instancePath + "/reason",
							schemaPath: "#/properties/reason/minLength",
							keyword: "minLength",
							params: { limit: 1 }
						};
						vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
					}
					if (!pattern0.test(data0)) {
						let err3 = {
							instancePath: instancePath + "/reason",
							schemaPath: "#/properties/reason/pattern",
							keyword: "pattern",
							params: { pattern: "\\S" }
						};
						vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
					}
				} else {
					let err4 = {
						instancePath: instancePath + "/reason",
						schemaPath: "#/properties/reason/type",
						keyword: "type",
						params: { type: "string" }
					};
					vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
				}
			}
		} else {
			let err5 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			};
			vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
		}
		return validate10.errors = vErrors, errors === 0;
	}
}));
const validators = () => require__validators()
export const form = { schema: formSchema, get validators() { return validators() } }

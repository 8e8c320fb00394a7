// Written by `npm run generate` from schemas/. Do not edit.
// @ts-nocheck -- compiled by ajv
const formSchema = {"type":"object","properties":{"images":{"type":"array","items":{"type":"string","format":"image-url","minLength":1,"maxLength":256},"minItems":1,"maxItems":9}},"required":["images"]}
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
	exports["-410f9b71"] = validate10, formSchema;
	let func2 = require_ucs2length().default;
	function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
		let vErrors = null, errors = 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.images === void 0) {
				let err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "images" }
				};
				vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
			}
			if (data.images !== void 0) {
				let data0 = data.images;
				if (Array.isArray(data0)) {
					if (data0.length > 9) {
						let err1 = {
							instancePath: instancePath + "/images",
							schemaPath: "#/properties/images/maxItems",
							keyword: "maxItems",
							params: { limit: 9 }
						};
						vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
					}
					if (data0.length < 1) {
						let err2 = {
							instancePath: instancePath + "/images",
							schemaPath: "#/properties/images/minItems",
							keyword: "minItems",
							params: { limit: 1 }
						};
						vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
					}
					let len0 = data0.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data1 = data0[i0];
						if (typeof data1 == "string") {
							if (func2(data1) > 256) {
								let err3 = {
									instancePath: instancePath + "/images/" + i0,
									schemaPath: "#/properties/images/items/maxLength",
									keyword: "maxLength",
									params: { limit: 256 }
								};
								vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
							}
							if (func2(data1) < 1) {
								let err4 = {
									instancePath: instancePath + "/images/" + i0,
									schemaPath: "#/properties/images/items/minLength",
									keyword: "minLength",
									params: { limit: 1 }
								};
								vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
							}
						} else {
							let err5 = {
								instancePath: instancePath + "/images/" + i0,
								schemaPath: "#/properties/images/items/type",
								keyword: "type",
								params: { type: "string" }
							};
							vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
						}
					}
				} else {
					let err6 = {
						instancePath: instancePath + "/images",
						schemaPath: "#/properties/images/type",
						keyword: "type",
						params: { type: "array" }
					};
					vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
				}
			}
		} else {
			let err7 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			};
			vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
		}
		return validate10.errors = vErrors, errors === 0;
	}
}));
const validators = () => require__validators()
export const form = { schema: formSchema, get validators() { return validators() } }

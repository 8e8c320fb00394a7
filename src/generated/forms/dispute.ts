// Written by `npm run generate` from schemas/. Do not edit.
// @ts-nocheck -- compiled by ajv
const formSchema = {"type":"object","properties":{"kind":{"enum":["not_received","received_less"]},"amount":{"type":"string","format":"decimal","minLength":1,"maxLength":13,"pattern":"^(0\\.(0[1-9]|[1-9][0-9]?)|[1-9][0-9]*(\\.[0-9]{1,2})?)$"},"images":{"type":"array","items":{"type":"string","format":"image-url","minLength":1,"maxLength":256},"maxItems":9},"text":{"type":"string","maxLength":256}},"if":{"properties":{"kind":{"enum":["received_less"]}},"required":["kind"]},"then":{"required":["amount"]},"required":["kind"]}
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
	exports["4db88664"] = validate10;
	let schema11 = formSchema, func2 = require_ucs2length().default, pattern0 = RegExp("^(0\\.(0[1-9]|[1-9][0-9]?)|[1-9][0-9]*(\\.[0-9]{1,2})?)$", "u");
	function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
		let vErrors = null, errors = 0, _errs1 = errors, valid0 = !0, _errs2 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.kind === void 0) {
				let err0 = {};
				vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
			} else if (data.kind !== void 0 && data.kind !== "received_less") {
				let err1 = {};
				vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
			}
		}
		var _valid0 = _errs2 === errors;
		if (errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null), _valid0) {
			let _errs4 = errors;
			if (data && typeof data == "object" && !Array.isArray(data) && data.amount === void 0) {
				let err2 = {
					instancePath,
					schemaPath: "#/then/required",
					keyword: "required",
					params: { missingProperty: "amount" }
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
			if (data.kind === void 0) {
				let err4 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "kind" }
				};
				vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
			}
			if (data.kind !== void 0) {
				let data1 = data.kind;
				if (data1 !== "not_received" && data1 !== "received_less") {
					let err5 = {
						instancePath: instancePath + "/kind",
						schemaPath: "#/properties/kind/enum",
						keyword: "enum",
						params: { allowedValues: schema11.properties.kind.enum }
					};
					vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
				}
			}
			if (data.amount !== void 0) {
				let data2 = data.amount;
				if (typeof data2 == "string") {
					if (func2(data2) > 13) {
						let err6 = {
							instancePath: instancePath + "/amount",
							schemaPath: "#/properties/amount/maxLength",
							keyword: "maxLength",
							params: { limit: 13 }
						};
						vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
					}
					if (func2(data2) < 1) {
						let err7 = {
							instancePath: instancePath + "/amount",
							schemaPath: "#/properties/amount/minLength",
							keyword: "minLength",
							params: { limit: 1 }
						};
						vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
					}
					if (!pattern0.test(data2)) {
						let err8 = {
							instancePath: instancePath + "/amount",
							schemaPath: "#/properties/amount/pattern",
							keyword: "pattern",
							params: { pattern: "^(0\\.(0[1-9]|[1-9][0-9]?)|[1-9][0-9]*(\\.[0-9]{1,2})?)$" }
						};
						vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
					}
				} else {
					let err9 = {
						instancePath: instancePath + "/amount",
						schemaPath: "#/properties/amount/type",
						keyword: "type",
						params: { type: "string" }
					};
					vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
				}
			}
			if (data.images !== void 0) {
				let data3 = data.images;
				if (Array.isArray(data3)) {
					if (data3.length > 9) {
						let err10 = {
							instancePath: instancePath + "/images",
							schemaPath: "#/properties/images/maxItems",
							keyword: "maxItems",
							params: { limit: 9 }
						};
						vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
					}
					let len0 = data3.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data4 = data3[i0];
						if (typeof data4 == "string") {
							if (func2(data4) > 256) {
								let err11 = {
									instancePath: instancePath + "/images/" + i0,
									schemaPath: "#/properties/images/items/maxLength",
									keyword: "maxLength",
									params: { limit: 256 }
								};
								vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
							}
							if (func2(data4) < 1) {
								let err12 = {
									instancePath: instancePath + "/images/" + i0,
									schemaPath: "#/properties/images/items/minLength",
									keyword: "minLength",
									params: { limit: 1 }
								};
								vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
							}
						} else {
							let err13 = {
								instancePath: instancePath + "/images/" + i0,
								schemaPath: "#/properties/images/items/type",
								keyword: "type",
								params: { type: "string" }
							};
							vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
						}
					}
				} else {
					let err14 = {
						instancePath: instancePath + "/images",
						schemaPath: "#/properties/images/type",
						keyword: "type",
						params: { type: "array" }
					};
					vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
				}
			}
			if (data.text !== void 0) {
				let data5 = data.text;
				if (typeof data5 == "string") {
					if (func2(data5) > 256) {
						let err15 = {
							instancePath: instancePath + "/text",
							schemaPath: "#/properties/text/maxLength",
							keyword: "maxLength",
							params: { limit: 256 }
						};
						vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
					}
				} else {
					let err16 = {
						instancePath: instancePath + "/text",
						schemaPath: "#/properties/text/type",
						keyword: "type",
						params: { type: "string" }
					};
					vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
				}
			}
		} else {
			let err17 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			};
			vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
		}
		return validate10.errors = vErrors, errors === 0;
	}
	exports["-5dcab64c"] = validate11;
	let schema12 = {
		properties: { kind: { enum: ["received_less"] } },
		required: ["kind"],
		$id: "-5dcab64c"
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
			if (data.kind !== void 0 && data.kind !== "received_less") {
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
}));
const validators = () => require__validators()
export const form = { schema: formSchema, get validators() { return validators() } }

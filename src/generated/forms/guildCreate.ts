// Written by `npm run generate` from schemas/. Do not edit.
// @ts-nocheck -- compiled by ajv
const formSchema = {"type":"object","properties":{"name":{"type":"string","minLength":1,"pattern":"\\S","maxLength":40},"cover":{"type":"string","format":"image-url","minLength":1,"maxLength":256},"country_id":{"type":"string","minLength":1,"maxLength":20},"contact_phone":{"type":"string","format":"phone","minLength":1,"maxLength":21,"pattern":"^\\+?[0-9][0-9 ()-]{4,19}$"},"contact_address":{"type":"string","minLength":1,"pattern":"\\S","maxLength":256},"real_name":{"type":"string","minLength":1,"pattern":"\\S","maxLength":80},"inviter_uid":{"type":"string","format":"id","minLength":1,"maxLength":20,"pattern":"^[0-9]+$"}},"required":["name","cover","country_id","contact_phone","contact_address","real_name","inviter_uid"]}
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
	exports["-5ebd66cd"] = validate10, formSchema;
	let func2 = require_ucs2length().default, pattern0 = RegExp("\\S", "u"), pattern1 = RegExp("^\\+?[0-9][0-9 ()-]{4,19}$", "u"), pattern4 = RegExp("^[0-9]+$", "u");
	function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
		let vErrors = null, errors = 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.name === void 0) {
				let err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "name" }
				};
				vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
			}
			if (data.cover === void 0) {
				let err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "cover" }
				};
				vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
			}
			if (data.country_id === void 0) {
				let err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "country_id" }
				};
				vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
			}
			if (data.contact_phone === void 0) {
				let err3 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "contact_phone" }
				};
				vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
			}
			if (data.contact_address === void 0) {
				let err4 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "contact_address" }
				};
				vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
			}
			if (data.real_name === void 0) {
				let err5 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "real_name" }
				};
				vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
			}
			if (data.inviter_uid === void 0) {
				let err6 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "inviter_uid" }
				};
				vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
			}
			if (data.name !== void 0) {
				let data0 = data.name;
				if (typeof data0 == "string") {
					if (func2(data0) > 40) {
						let err7 = {
							instancePath: instancePath + "/name",
							schemaPath: "#/properties/name/maxLength",
							keyword: "maxLength",
							params: { limit: 40 }
						};
						vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
					}
					if (func2(data0) < 1) {
						let err8 = {
							instancePath: instancePath + "/name",
							schemaPath: "#/properties/name/minLength",
							keyword: "minLength",
							params: { limit: 1 }
						};
						vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
					}
					if (!pattern0.test(data0)) {
						let err9 = {
							instancePath: instancePath + "/name",
							schemaPath: "#/properties/name/pattern",
							keyword: "pattern",
							params: { pattern: "\\S" }
						};
						vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
					}
				} else {
					let err10 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/type",
						keyword: "type",
						params: { type: "string" }
					};
					vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
				}
			}
			if (data.cover !== void 0) {
				let data1 = data.cover;
				if (typeof data1 == "string") {
					if (func2(data1) > 256) {
						let err11 = {
							instancePath: instancePath + "/cover",
							schemaPath: "#/properties/cover/maxLength",
							keyword: "maxLength",
							params: { limit: 256 }
						};
						vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
					}
					if (func2(data1) < 1) {
						let err12 = {
							instancePath: instancePath + "/cover",
							schemaPath: "#/properties/cover/minLength",
							keyword: "minLength",
							params: { limit: 1 }
						};
						vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
					}
				} else {
					let err13 = {
						instancePath: instancePath + "/cover",
						schemaPath: "#/properties/cover/type",
						keyword: "type",
						params: { type: "string" }
					};
					vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
				}
			}
			if (data.country_id !== void 0) {
				let data2 = data.country_id;
				if (typeof data2 == "string") {
					if (func2(data2) > 20) {
						let err14 = {
							instancePath: instancePath + "/country_id",
							schemaPath: "#/properties/country_id/maxLength",
							keyword: "maxLength",
							params: { limit: 20 }
						};
						vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
					}
					if (func2(data2) < 1) {
						let err15 = {
							instancePath: instancePath + "/country_id",
							schemaPath: "#/properties/country_id/minLength",
							keyword: "minLength",
							params: { limit: 1 }
						};
						vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
					}
				} else {
					let err16 = {
						instancePath: instancePath + "/country_id",
						schemaPath: "#/properties/country_id/type",
						keyword: "type",
						params: { type: "string" }
					};
					vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
				}
			}
			if (data.contact_phone !== void 0) {
				let data3 = data.contact_phone;
				if (typeof data3 == "string") {
					if (func2(data3) > 21) {
						let err17 = {
							instancePath: instancePath + "/contact_phone",
							schemaPath: "#/properties/contact_phone/maxLength",
							keyword: "maxLength",
							params: { limit: 21 }
						};
						vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
					}
					if (func2(data3) < 1) {
						let err18 = {
							instancePath: instancePath + "/contact_phone",
							schemaPath: "#/properties/contact_phone/minLength",
							keyword: "minLength",
							params: { limit: 1 }
						};
						vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
					}
					if (!pattern1.test(data3)) {
						let err19 = {
							instancePath: instancePath + "/contact_phone",
							schemaPath: "#/properties/contact_phone/pattern",
							keyword: "pattern",
							params: { pattern: "^\\+?[0-9][0-9 ()-]{4,19}$" }
						};
						vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
					}
				} else {
					let err20 = {
						instancePath: instancePath + "/contact_phone",
						schemaPath: "#/properties/contact_phone/type",
						keyword: "type",
						params: { type: "string" }
					};
					vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
				}
			}
			if (data.contact_address !== void 0) {
				let data4 = data.contact_address;
				if (typeof data4 == "string") {
					if (func2(data4) > 256) {
						let err21 = {
							instancePath: instancePath + "/contact_address",
							schemaPath: "#/properties/contact_address/maxLength",
							keyword: "maxLength",
							params: { limit: 256 }
						};
						vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
					}
					if (func2(data4) < 1) {
						let err22 = {
							instancePath: instancePath + "/contact_address",
							schemaPath: "#/properties/contact_address/minLength",
							keyword: "minLength",
							params: { limit: 1 }
						};
						vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
					}
					if (!pattern0.test(data4)) {
						let err23 = {
							instancePath: instancePath + "/contact_address",
							schemaPath: "#/properties/contact_address/pattern",
							keyword: "pattern",
							params: { pattern: "\\S" }
						};
						vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
					}
				} else {
					let err24 = {
						instancePath: instancePath + "/contact_address",
						schemaPath: "#/properties/contact_address/type",
						keyword: "type",
						params: { type: "string" }
					};
					vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
				}
			}
			if (data.real_name !== void 0) {
				let data5 = data.real_name;
				if (typeof data5 == "string") {
					if (func2(data5) > 80) {
						let err25 = {
							instancePath: instancePath + "/real_name",
							schemaPath: "#/properties/real_name/maxLength",
							keyword: "maxLength",
							params: { limit: 80 }
						};
						vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
					}
					if (func2(data5) < 1) {
						let err26 = {
							instancePath: instancePath + "/real_name",
							schemaPath: "#/properties/real_name/minLength",
							keyword: "minLength",
							params: { limit: 1 }
						};
						vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
					}
					if (!pattern0.test(data5)) {
						let err27 = {
							instancePath: instancePath + "/real_name",
							schemaPath: "#/properties/real_name/pattern",
							keyword: "pattern",
							params: { pattern: "\\S" }
						};
						vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
					}
				} else {
					let err28 = {
						instancePath: instancePath + "/real_name",
						schemaPath: "#/properties/real_name/type",
						keyword: "type",
						params: { type: "string" }
					};
					vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
				}
			}
			if (data.inviter_uid !== void 0) {
				let data6 = data.inviter_uid;
				if (typeof data6 == "string") {
					if (func2(data6) > 20) {
						let err29 = {
							instancePath: instancePath + "/inviter_uid",
							schemaPath: "#/properties/inviter_uid/maxLength",
							keyword: "maxLength",
							params: { limit: 20 }
						};
						vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
					}
					if (func2(data6) < 1) {
						let err30 = {
							instancePath: instancePath + "/inviter_uid",
							schemaPath: "#/properties/inviter_uid/minLength",
							keyword: "minLength",
							params: { limit: 1 }
						};
						vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
					}
					if (!pattern4.test(data6)) {
						let err31 = {
							instancePath: instancePath + "/inviter_uid",
							schemaPath: "#/properties/inviter_uid/pattern",
							keyword: "pattern",
							params: { pattern: "^[0-9]+$" }
						};
						vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
					}
				} else {
					let err32 = {
						instancePath: instancePath + "/inviter_uid",
						schemaPath: "#/properties/inviter_uid/type",
						keyword: "type",
						params: { type: "string" }
					};
					vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
				}
			}
		} else {
			let err33 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			};
			vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
		}
		return validate10.errors = vErrors, errors === 0;
	}
}));
const validators = () => require__validators()
export const form = { schema: formSchema, get validators() { return validators() } }

// Stands in the head of the page under test and takes the storage away, as a browser does whose user has switched it off.
for (const name of ['localStorage', 'sessionStorage']) {
  Object.defineProperty(window, name, {
    configurable: true,
    get: function () {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    },
  })
}

// Shows the pictures that fit every choice; the choices stand in the address, so that a view can be handed on.
const form = document.querySelector('form')
const figures = [...document.querySelectorAll('figure')]

for (const [name, value] of new URLSearchParams(location.hash.slice(1))) {
  if (form.elements[name]) form.elements[name].value = value
}
form.addEventListener('change', show)
show()

function show() {
  const chosen = [...new FormData(form)].filter(([, value]) => value !== '')
  for (const figure of figures) figure.hidden = !chosen.every(([name, value]) => figure.dataset[name] === value)
  form.querySelector('output').value = `${figures.filter(({ hidden }) => !hidden).length} of ${figures.length}`
  history.replaceState(null, '', `#${new URLSearchParams(chosen)}`)
}

// The least that can be: an uncontrolled form and a plain list of 5,000 rows, no library, no style to speak of.
const app = document.querySelector('#app')
const make = (tag, properties, ...children) => {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children)
  return element
}

if (location.hash === '#list') {
  const rows = Array.from({ length: 5000 }, (_, index) =>
    make('li', {}, make('b', {}, `Member ${index}`), ' ', make('span', {}, `ID ${1_000_000 + index}`)),
  )
  app.append(make('ul', {}, ...rows))
} else {
  const form = make(
    'form',
    { noValidate: true },
    make('label', {}, 'User ID', make('input', { name: 'uid', inputMode: 'numeric', required: true })),
    make('label', {}, 'Country', make('select', { name: 'country' }, ...countries())),
    make('label', {}, 'Amount', make('input', { name: 'amount', inputMode: 'decimal', required: true })),
    make('label', {}, make('input', { name: 'agree', type: 'checkbox' }), 'I agree'),
    make('button', {}, 'Pay'),
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    form.reportValidity()
  })
  app.append(form)
}

function countries() {
  return Array.from({ length: 100 }, (_, index) => make('option', { value: String(index) }, `Country ${index}`))
}

// The theme of VitePress in the colours of the product, with a live form.
import DefaultTheme from 'vitepress/theme'
import { defineComponent, h, onBeforeUnmount, onMounted, ref } from 'vue'
import './brand.css'

const LiveForm = defineComponent(() => {
  const at = ref<HTMLElement>()
  let end: (() => void) | undefined
  onMounted(async () => {
    const { drawLiveForm } = await import('./liveForm')
    if (at.value) end = await drawLiveForm(at.value)
  })
  onBeforeUnmount(() => end?.())
  return () => h('div', { ref: at, class: 'live-form' })
})

export default {
  extends: DefaultTheme,
  enhanceApp({ app }: { readonly app: { component(name: string, component: unknown): unknown } }) {
    app.component('LiveForm', LiveForm)
  },
}

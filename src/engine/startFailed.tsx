import { createRoot } from 'react-dom/client'
import { isServed } from './page/isServed'
import { mayReload, storages } from './page/reloadOnce'
import { Button } from './ui/Button'
import './ui/Failed.css'

/**
 * What follows when a product could not even start, as after a deploy: the document is loaded anew once, then a failure
 * with retry stands there (spec §8). There are no texts yet, so it speaks as the document itself does.
 */
export async function startFailed(element: Element): Promise<void> {
  if ((await isServed()) && mayReload(storages, Date.now())) return window.location.reload()
  createRoot(element).render(
    <main>
      <div className="pw-failed" role="alert">
        <h1 className="pw-failed-text">Failed to load</h1>
        <Button tone="primary" onPress={() => window.location.reload()}>
          Try again
        </Button>
      </div>
    </main>,
  )
}

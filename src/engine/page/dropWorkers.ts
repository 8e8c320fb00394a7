/** Unregisters every service worker of this origin: this product has none, and one left behind would keep an old version alive. */
export async function dropWorkers(workers: ServiceWorkerContainer | undefined): Promise<void> {
  try {
    const found = (await workers?.getRegistrations()) ?? []
    await Promise.all(found.map((one) => one.unregister()))
  } catch {
    // A view that forbids them has none.
  }
}

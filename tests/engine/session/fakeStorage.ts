/** A web storage in memory, with a limit of characters. It can be made to throw. */
export class FakeStorage implements Storage {
  [name: string]: unknown
  readonly #kept = new Map<string, string>()
  readonly #limit: number
  readonly #refuses: boolean

  constructor({ limit = Number.POSITIVE_INFINITY, refuses = false } = {}) {
    this.#limit = limit
    this.#refuses = refuses
  }
  get length() {
    this.#check()
    return this.#kept.size
  }
  key(index: number) {
    this.#check()
    return [...this.#kept.keys()][index] ?? null
  }
  getItem(key: string) {
    this.#check()
    return this.#kept.get(key) ?? null
  }
  setItem(key: string, value: string) {
    this.#check()
    if (value.length > this.#limit) throw new DOMException('full', 'QuotaExceededError')
    this.#kept.set(key, value)
  }
  removeItem(key: string) {
    this.#check()
    this.#kept.delete(key)
  }
  clear() {
    this.#check()
    this.#kept.clear()
  }
  #check() {
    if (this.#refuses) throw new DOMException('no', 'SecurityError')
  }
}

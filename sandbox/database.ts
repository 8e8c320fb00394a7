import { rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Statement } from 'node-sqlite3-wasm'

export type SqlValue = string | number | null | Uint8Array

/** A small face of SQLite. Statements are prepared once and live until `close`. */
export interface Database {
  /** Rows as the statement names them; the caller says their shape. */
  all<Row>(sql: string, ...values: readonly SqlValue[]): Row[]
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the shape of a row is the caller's word
  get<Row>(sql: string, ...values: readonly SqlValue[]): Row | undefined
  /** Gives how many rows changed. */
  run(sql: string, ...values: readonly SqlValue[]): number
  /** Several statements without values. */
  exec(sql: string): void
  /** All of the work or nothing of it; a transaction within one belongs to it. */
  transaction<T>(work: () => T): T
  close(): void
}

/** Opens a file, or `:memory:`. */
export function openDatabase(file: string): Database {
  // The package is CommonJS whose names Node cannot see from an ES module.
  const sqlite = createRequire(import.meta.url)('node-sqlite3-wasm') as typeof import('node-sqlite3-wasm')
  // A server that was killed within a transaction leaves its lock behind, and nobody else uses the file.
  if (file !== ':memory:') rmSync(`${file}.lock`, { recursive: true, force: true })
  const connection = new sqlite.Database(file)
  connection.exec('pragma journal_mode = memory; pragma synchronous = off; pragma foreign_keys = off')
  const statements = new Map<string, Statement>()

  const prepared = (sql: string): Statement => {
    const statement = statements.get(sql) ?? connection.prepare(sql)
    statements.set(sql, statement)
    return statement
  }
  const forget = () => {
    for (const statement of statements.values()) statement.finalize()
    statements.clear()
  }

  return {
    all: <Row>(sql: string, ...values: readonly SqlValue[]) => prepared(sql).all([...values]) as Row[],
    get: <Row>(sql: string, ...values: readonly SqlValue[]) =>
      (prepared(sql).get([...values]) as Row | null) ?? undefined,
    run: (sql, ...values) => prepared(sql).run([...values]).changes,
    exec(sql) {
      forget()
      connection.exec(sql)
    },
    transaction(work) {
      if (connection.inTransaction) return work()
      connection.exec('begin immediate')
      try {
        const result = work()
        connection.exec('commit')
        return result
      } catch (error) {
        connection.exec('rollback')
        throw error
      }
    },
    close() {
      forget()
      connection.close()
    },
  }
}

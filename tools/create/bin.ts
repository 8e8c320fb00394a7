#!/usr/bin/env node
import { createProduct } from './index'

try {
  console.log(createProduct(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

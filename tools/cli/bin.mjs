#!/usr/bin/env node
import '../sources.mjs'
await import('./bin.ts')

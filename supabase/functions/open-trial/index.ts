import { readDeps } from './deps.ts'
import { handle } from './handler.ts'

Deno.serve((request) => handle(request, readDeps(Deno.env.toObject())))

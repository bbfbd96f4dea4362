/** Names as CONTRIBUTING says: functions start with a verb, one word for one thing, types unlike what the language has. */
import { basename } from 'node:path'
import { builtIns, forbiddenWords, geometry, verbs } from './word-lists.mjs'

const verbFirst = {
  create(context) {
    function check(id) {
      const fault = findFunctionFault(id.name, context.filename)
      if (fault) context.report({ node: id, message: fault })
    }
    return {
      FunctionDeclaration(node) {
        if (node.id && !isConstructor(node, context)) check(node.id)
      },
      VariableDeclarator({ id, init }) {
        if (id.type === 'Identifier' && isFunction(init)) check(id)
      },
    }
  },
}

const oneWord = {
  create(context) {
    function check(id) {
      const fault = findWordFault(id.name)
      if (fault) context.report({ node: id, message: fault })
    }
    function checkType({ id }) {
      check(id)
      if (builtIns.has(id.name)) {
        context.report({
          node: id,
          message: `${id.name} is a type of the platform: say whose it is.`,
        })
      }
    }
    return {
      Program(node) {
        const name = basename(context.filename).replace(/\..*$/, '')
        const fault = findWordFault(name)
        if (fault) context.report({ node, message: fault })
      },
      FunctionDeclaration: ({ id }) => id && check(id),
      ClassDeclaration: (node) => node.id && checkType(node),
      TSInterfaceDeclaration: (node) => !isGlobal(node) && checkType(node),
      TSTypeAliasDeclaration: checkType,
      VariableDeclarator({ id, init, parent }) {
        const isModule = /^(Program|ExportNamedDeclaration)$/.test(parent.parent?.type ?? '')
        if (id.type === 'Identifier' && (isModule || isFunction(init))) check(id)
      },
    }
  },
}

/** Null for a good name. */
export function findFunctionFault(name, path) {
  if (name.endsWith('Of'))
    return `${name}: say what it does (get, find, list, compute, to …) instead of …Of.`
  if (/^use[A-Z]/.test(name) || (/^[A-Z]/.test(name) && path.endsWith('x'))) return null
  const [first = ''] = /^[a-z]+/.exec(name) ?? []
  if (verbs.has(first) || geometry.has(first)) return null
  return `${name}: a function starts with a verb (CONTRIBUTING, Names).`
}

export function findWordFault(name) {
  const words = ` ${splitWords(name).join(' ')} `
  const found = forbiddenWords.find(({ pattern }) => pattern.test(words))
  return found ? `${name}: say ${found.instead} (CONTRIBUTING, Names).` : null
}

function splitWords(name) {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
}

function isFunction(node) {
  if (!node) return false
  if (/^(ParenthesizedExpression|TSAsExpression|TSSatisfiesExpression)$/.test(node.type))
    return isFunction(node.expression)
  if (node.type === 'CallExpression' && /^use(Callback|EffectEvent)$/.test(node.callee.name ?? ''))
    return isFunction(node.arguments[0])
  return node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression'
}

/** Called with `new`: it is named like a type. */
function isConstructor(node, context) {
  return /^[A-Z]/.test(node.id.name) && context.sourceCode.getText(node).includes('new.target')
}

/** `declare global { interface Window … }` adds to a type of the platform. */
function isGlobal({ parent }) {
  return (
    parent?.parent?.type === 'TSModuleDeclaration' || parent?.parent?.type === 'TSGlobalDeclaration'
  )
}

export default {
  meta: { name: 'names' },
  rules: { 'verb-first': verbFirst, 'one-word': oneWord },
}

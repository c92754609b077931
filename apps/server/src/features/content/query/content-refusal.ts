type Param = 'sort' | 'populate' | 'filters' | 'fields' | 'pagination'

const STATUSES = {
  ValidationError: 400,
  PaginationError: 400,
  ForbiddenError: 403,
  NotFoundError: 404,
  MethodNotAllowedError: 405,
}

/** An error in Strapi's format, whose clients read it. */
export class ContentRefusal extends Error {
  override readonly name: keyof typeof STATUSES
  readonly status: number
  readonly details: Record<string, unknown>

  constructor(name: ContentRefusal['name'], message: string, details: Record<string, unknown> = {}) {
    super(message)
    this.name = name
    this.status = STATUSES[name]
    this.details = details
  }

  get body() {
    const { status, name, message, details } = this
    return { data: null, error: { status, name, message, details } }
  }
}

export function notFound(): ContentRefusal {
  return new ContentRefusal('NotFoundError', 'Not Found')
}

export function forbidden(): ContentRefusal {
  return new ContentRefusal('ForbiddenError', 'Forbidden')
}

export function methodNotAllowed(): ContentRefusal {
  return new ContentRefusal('MethodNotAllowedError', 'Method Not Allowed')
}

export function invalidKey(key: string, param: Param, path: string | null = null): ContentRefusal {
  const where = path === null ? '' : ` at ${path}`
  return new ContentRefusal('ValidationError', `Invalid key ${key}${where}`, { key, path, source: 'query', param })
}

export function invalid(message: string, param?: Param): ContentRefusal {
  return new ContentRefusal('ValidationError', message, param ? { source: 'query', param } : {})
}

import { type ContentKind, contentKinds, type FieldType, sectionFields } from '../content-kinds.ts'

const SECTION = 'legal.section'

/** The type name of each field there. A section is a component, which is kept inside its record. */
const TYPES: Readonly<Record<FieldType, object>> = {
  text: { type: 'text' },
  number: { type: 'decimal' },
  boolean: { type: 'boolean' },
  date: { type: 'date' },
  url: { type: 'string' },
  markdown: { type: 'richtext' },
  blocks: { type: 'blocks' },
  icon: { type: 'text' },
  json: { type: 'json' },
  media: { type: 'media', multiple: false, required: false, allowedTypes: ['images'] },
  sections: { type: 'component', repeatable: true, component: SECTION },
}

export function strapiType({ name }: Pick<ContentKind, 'name'>): string {
  return `api::${name}.${name}`
}

/** The kinds of content as a Strapi 5 would have them. */
export function strapiSchemas(): object[] {
  return [...contentKinds.map(contentType), section]
}

/**
 * The files of a Strapi project that make it know these kinds, by their path: what an import of ours wants to be there.
 */
export function strapiProject(): Map<string, string> {
  const files = new Map<string, string>()
  for (const kind of contentKinds) {
    const folder = `src/api/${kind.name}`
    files.set(`${folder}/content-types/${kind.name}/schema.json`, json(schemaOf(kind)))
    for (const [place, factory] of FACTORIES) {
      const make = `require('@strapi/strapi').factories.${factory}('${strapiType(kind)}')`
      files.set(`${folder}/${place}/${kind.name}.js`, `'use strict'\n\nmodule.exports = ${make}\n`)
    }
  }
  const { collectionName, info, options, attributes } = section
  files.set('src/components/legal/section.json', json({ collectionName, info, options, attributes }))
  return files
}

const FACTORIES = [
  ['routes', 'createCoreRouter'],
  ['controllers', 'createCoreController'],
  ['services', 'createCoreService'],
] as const

const json = (value: object): string => `${JSON.stringify(value, undefined, 2)}\n`

function schemaOf(kind: ContentKind) {
  return {
    kind: kind.isSingle ? 'singleType' : 'collectionType',
    collectionName: tableOf(kind),
    info: { singularName: kind.name, pluralName: plural(kind), displayName: kind.name.replaceAll('-', ' ') },
    options: { draftAndPublish: true },
    pluginOptions: {},
    attributes: attributesOf(kind.fields),
  }
}

function contentType(kind: ContentKind) {
  const schema = schemaOf(kind)
  return {
    ...schema,
    attributes: { ...schema.attributes, ...ofEveryRecord(kind) },
    modelType: 'contentType',
    modelName: kind.name,
    uid: strapiType(kind),
    globalId: pascal(kind.name),
  }
}

/** What a Strapi adds to every kind. Its import compares all of it and lists what differs as lost. */
function ofEveryRecord(kind: ContentKind) {
  const person = {
    type: 'relation',
    relation: 'oneToOne',
    target: 'admin::user',
    configurable: false,
    writable: false,
    visible: false,
    useJoinTable: false,
    private: true,
  }
  const isHidden = { private: true, configurable: false, visible: false }
  return {
    createdAt: { type: 'datetime' },
    updatedAt: { type: 'datetime' },
    publishedAt: { type: 'datetime', configurable: false, writable: true, visible: true },
    createdBy: person,
    updatedBy: person,
    locale: { writable: true, ...isHidden, type: 'string' },
    localizations: {
      type: 'relation',
      relation: 'oneToMany',
      target: strapiType(kind),
      writable: false,
      ...isHidden,
      unstable_virtual: true,
      joinColumn: { name: 'document_id', referencedColumn: 'document_id', referencedTable: tableOf(kind) },
    },
  }
}

const section = {
  collectionName: 'components_legal_sections',
  info: { displayName: 'section' },
  options: {},
  attributes: attributesOf(sectionFields),
  modelType: 'component',
  modelName: 'section',
  uid: SECTION,
  globalId: 'ComponentLegalSection',
}

const tableOf = ({ path }: ContentKind): string => path.replaceAll('-', '_')

function pascal(name: string): string {
  return name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/** Strapi needs another plural, even where there is only one. */
function plural({ name, path }: ContentKind): string {
  return path === name ? `${name}-pages` : path
}

function attributesOf(fields: Readonly<Record<string, FieldType>>) {
  return Object.fromEntries(Object.entries(fields).map(([name, type]) => [name, TYPES[type]]))
}

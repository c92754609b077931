import { type ContentKind, contentKinds, type FieldType, sectionFields } from '../content-kinds.ts'

const SECTION = 'legal.section'

/** What each field is called there. A section is a component, which is kept inside its record. */
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

function contentType(kind: ContentKind) {
  return {
    collectionName: kind.path.replaceAll('-', '_'),
    info: { singularName: kind.name, pluralName: plural(kind), displayName: kind.name.replaceAll('-', ' ') },
    options: { draftAndPublish: true },
    pluginOptions: {},
    attributes: attributesOf(kind.fields),
    kind: kind.isSingle ? 'singleType' : 'collectionType',
    modelType: 'contentType',
    modelName: kind.name,
    uid: strapiType(kind),
  }
}

const section = {
  collectionName: 'components_legal_sections',
  info: { displayName: 'section' },
  options: {},
  attributes: attributesOf(sectionFields),
  modelType: 'component',
  modelName: 'section',
  category: 'legal',
  uid: SECTION,
}

/** A Strapi wants another word for several, even where there is one alone. */
function plural({ name, path }: ContentKind): string {
  return path === name ? `${name}-pages` : path
}

function attributesOf(fields: Readonly<Record<string, FieldType>>) {
  return Object.fromEntries(Object.entries(fields).map(([name, type]) => [name, TYPES[type]]))
}

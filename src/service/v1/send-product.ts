import type { FastifyReply } from 'fastify'
import { fileOf, type Product } from '../worker/product-files.ts'

/** Sends an output as a file to be saved: HTML is not to be shown as a page of this service. */
export function sendProduct(reply: FastifyReply, product: Product, content: Buffer): FastifyReply {
  const { file, type } = fileOf(product)
  return reply
    .headers({ 'Content-Type': `${type}; charset=UTF-8`, 'Content-Disposition': `attachment; filename="${file}"` })
    .send(content)
}

/** A drawing as the answer of an endpoint. */
export function svgResponse(svg: string): Response {
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } })
}

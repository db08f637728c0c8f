import { embedHeight } from '#domain/embed/embed-routes.ts'

/**
 * How an embed looks, in a frame and in the shadow of the element alike. It loads no font, and its height is the same at any width: cards stand in
 * a row that is moved sideways.
 */
export const embedStyle = `
.e{--ink:light-dark(#1b1020,#fbf3ea);--soft:light-dark(#5b4b5f,#c4b3c4);--link:light-dark(#9e0b50,#ffa3cd);--line:light-dark(#1b102033,#fbf3ea44);background:light-dark(#fff,#1a1220);block-size:${embedHeight}px;border:1px solid var(--ink);box-sizing:border-box;color:var(--ink);color-scheme:light;display:flex;flex-direction:column;font:16px/1.35 system-ui,"Segoe UI",Roboto,Arial,sans-serif;gap:10px;overflow:hidden auto;padding:14px 16px 4px;text-align:start}
.e[data-tema=oscuro]{color-scheme:dark}.e[data-tema=auto]{color-scheme:light dark}
.e p{margin:0}.e [hidden]{display:none}
.e .t{flex:none;font-size:19px;font-weight:800;line-height:1.2;overflow-wrap:anywhere}
.e ul{display:grid;flex:1 0 auto;gap:16px;grid-auto-columns:minmax(min(200px,88%),1fr);grid-auto-flow:column;list-style:none;margin:0;overflow-x:auto;padding:3px 3px 8px;scroll-snap-type:x proximity}
.e li{margin:0;scroll-snap-align:start}
.e li a{color:inherit;display:flex;flex-direction:column;gap:3px;height:100%;text-decoration:none}
.e img{background:light-dark(#fddcd3,#43232e);border:1px solid var(--ink);box-sizing:border-box;display:block;height:160px;object-fit:cover;width:100%}
.e b{line-height:1.25;margin-top:5px;overflow-wrap:anywhere}
.e a:hover b{text-decoration:underline}
.e a:focus-visible{outline:3px solid light-dark(#1e4fa3,#9cbcf5);outline-offset:0}
.e .f{color:var(--soft);font-size:13px}
.e .h{color:var(--link);font-size:15px;font-weight:700}
.e .c{border-top:1px solid var(--line);font-variant-numeric:tabular-nums;font-size:15px;font-weight:600;margin-top:auto;padding-top:5px}
.e .n{align-items:center;color:var(--soft);display:flex;flex:none;font-size:13px;gap:12px;line-height:1.3;justify-content:space-between;margin-top:auto}
.e .n a{align-items:center;color:var(--link);display:inline-flex;font-weight:600;min-height:44px;text-align:end}
`.trim()

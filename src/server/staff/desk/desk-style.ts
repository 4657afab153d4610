/** The colours and measures of the site's own pages, without their fonts and pictures. It scrolls nowhere at 320 px. */
export const DESK_STYLE = `:root{--paper:#fbfaf7;--surface:#fff;--ink:#1c2024;--soft:#565c5b;--line:#e0dcd1;--edge:#767b76;--accent:#0f5c4a;--on-accent:#fbfaf7;--tint:#e8f2ed;--brick:#b3261e;--brick-tint:#fcefed;color-scheme:light dark}
@media (prefers-color-scheme:dark){:root{--paper:#12171a;--surface:#1a2125;--ink:#ecebe6;--soft:#a9b2af;--line:#2c363b;--edge:#76827f;--accent:#6fc7a9;--on-accent:#0b211a;--tint:#16302a;--brick:#f29a91;--brick-tint:#341d1c}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.5 Figtree,system-ui,sans-serif;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
header,main{max-width:60rem;margin:0 auto;padding:1rem 20px}
header{border-bottom:1px solid var(--line)}
header p{margin:0 0 .5rem}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin:0;padding:0;list-style:none}
nav a{display:inline-block;min-height:44px;padding:.6rem 0}
h1{font-size:1.6rem;line-height:1.2;margin:.5rem 0 1rem}
h2{font-size:1.25rem;margin:2rem 0 .5rem}
h3{font-size:1.05rem;margin:1.25rem 0 .25rem}
a{color:var(--accent)}
a:focus-visible,button:focus-visible,input:focus-visible,textarea:focus-visible,select:focus-visible,summary:focus-visible,main:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.skip{position:absolute;left:-100vw}
.skip:focus{position:static}
ul.rows,ol.rows{margin:0;padding:0;list-style:none}
.rows>li{padding:.75rem 0;border-top:1px solid var(--line)}
.rows p{margin:0}
.soft,.hint{color:var(--soft);font-size:.95rem}
dl{display:grid;grid-template-columns:minmax(6rem,max-content) 1fr;gap:.25rem 1rem;margin:0 0 1rem}
dt{color:var(--soft)}
dd{margin:0}
form.stack{max-width:32rem;margin:0 0 1.5rem}
.rows form.stack{margin:.75rem 0 .5rem}
.field{margin:0 0 1rem}
label,legend{display:block;font-weight:600}
.hint,.wrong{margin:0 0 .25rem}
.wrong{color:var(--brick);font-weight:600}
input,textarea,select{width:100%;min-height:44px;padding:.5rem .75rem;border:1.5px solid var(--edge);border-radius:8px;background:var(--surface);color:inherit;font:inherit}
label.beside{display:inline;font-weight:400}.pick{display:flex;gap:8px}.pick input{flex:none}
fieldset{margin:0 0 1rem;padding:0;border:0}
input:is([type=radio],[type=checkbox]){width:1.5rem;min-height:1.5rem;vertical-align:middle}
button{min-height:44px;padding:.5rem 1.25rem;border:1.5px solid var(--accent);border-radius:8px;background:var(--accent);color:var(--on-accent);font:inherit;font-weight:600;cursor:pointer}
button.quiet{background:none;color:var(--accent)}
button.danger{border-color:var(--brick);background:none;color:var(--brick)}
.search{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end;margin:0 0 1.5rem}
.search .field{flex:1 1 14rem;margin:0}
.note,.trouble{margin:0 0 1rem;padding:.75rem 1rem;border-left:4px solid var(--accent);background:var(--tint)}
.trouble{border-color:var(--brick);background:var(--brick-tint)}
.count{font-weight:600}
.codes{columns:2;padding:0;list-style:none;font-family:ui-monospace,monospace}
.qr svg{display:block;width:min(100%,15rem);height:auto;background:#fff}
img{max-width:100%;height:auto}
pre{white-space:pre-wrap;font:inherit;margin:0}
@media (max-width:30rem){dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:.5rem}.codes{columns:1}}
@media print{body{background:#fff;color:#000}nav,form,.skip{display:none}header,main{max-width:none;padding:0}a{color:inherit}}`

import sirv from 'sirv'; import {createServer} from 'node:http'; import {chromium} from '@playwright/test'; import {readdirSync} from 'node:fs';
const s=sirv('build',{extensions:['html'],dev:false}); const srv=createServer((q,r)=>s(q,r,()=>{r.statusCode=404;r.end()})).listen(3400);
const pages=readdirSync('build/docs',{recursive:true}).filter(f=>f.endsWith('.html')&&!f.includes('tags')&&!f.includes('/rpc/')).map(f=>'/docs/'+f.replace(/\.html$/,''));
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu']});
const c=await b.newContext({viewport:{width:1280,height:800},javaScriptEnabled:false}); const p=await c.newPage();
await c.addInitScript(()=>{});
for (const u of pages){ try{await p.goto('http://localhost:3400'+u,{waitUntil:'load',timeout:9000})}catch{continue}
let r=[];try{ r=await p.evaluate(()=>[...document.querySelectorAll('main table')].map(t=>{const w=t.closest('[class*=scroll]')??t.parentElement;return [t.querySelector('th')?.textContent.slice(0,20),w.scrollWidth-w.clientWidth, t.scrollWidth-t.clientWidth]}).filter(x=>x[1]>1||x[2]>1));
}catch{}
 if(r.length) console.log(u,JSON.stringify(r)); }
await b.close(); srv.close();

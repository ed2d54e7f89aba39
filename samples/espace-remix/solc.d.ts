declare module 'solc' {
  type Import = (path: string) => { contents: string } | { error: string };
  const solc: { compile(input: string, callbacks: { import: Import }): string };
  export default solc;
}

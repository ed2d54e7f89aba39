npx graph codegen && npx graph build

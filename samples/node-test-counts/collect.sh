# In a clone of conflux-rust. Each line of marks.txt is a file and how many functions it marks as tests.
tag=v3.0.2
git grep -cE '^[[:space:]]*#\[(tokio::)?test(\(.*\))?\]' $tag -- '*.rs' >marks.txt
git grep -cE '^(async )?def test_' $tag -- 'integration_tests/tests/*.py' >>marks.txt
git ls-tree -r --name-only $tag | grep -E '^tests/.*_test\.py$|^tests/ghast_cases/|/benches/.*\.rs$' >paths.txt
git show $tag:Cargo.toml | grep -oE '^[[:space:]]*"(bins|crates)/[^"]+"' | tr -d ' "' >members.txt
